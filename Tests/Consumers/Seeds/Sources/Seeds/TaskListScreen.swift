import FeedbackStatesUI
import SwiftUI

/// Something to do.
public struct TaskItem: Identifiable, Equatable, Sendable {
  public var id = UUID()
  public var title: String
  public var isFlagged = false

  public init(title: String) { self.title = title }
}

/// What can have the keyboard.
enum Focusable: Hashable {
  case none
  case row(id: UUID)
}

/// A model as the second document has it.
public final class TaskListModel: ObservableObject {
  @Published public var tasks: [TaskItem]

  public init(tasks: [TaskItem] = []) { self.tasks = tasks }

  public func createNewTask() { tasks.append(TaskItem(title: "")) }
  public func deleteTask(_ task: TaskItem) { tasks.removeAll { $0.id == task.id } }
  public func flagTask(_ task: TaskItem) {
    guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
    tasks[index].isFlagged.toggle()
  }
}

/// The list of the second document, whole.
public struct TaskListScreen: View {
  @ObservedObject var viewModel: TaskListModel
  @FocusState private var focusedTask: Focusable?

  public init(viewModel: TaskListModel) { self.viewModel = viewModel }

  public var body: some View {
    List {
      ForEach($viewModel.tasks) { $task in
        TaskListRow(task: $task)
          .focused($focusedTask, equals: .row(id: task.id))
          .onSubmit {
            viewModel.createNewTask()
          }
          .swipeActions {
            Button(role: .destructive, action: { viewModel.deleteTask(task) }) {
              Label("Delete", systemImage: "trash")
            }
            Button(action: { viewModel.flagTask(task) }) {
              Label("Flag", systemImage: "flag")
            }
            .tint(Color(UIColor.systemOrange))
            Button(action: {}) {
              Label("Details", systemImage: "ellipsis")
            }
            .tint(Color(UIColor.systemGray))
          }
      }
    }
    .emptyState($viewModel.tasks.isEmpty) {
      Text("No Tasks")
        .font(.title3)
        .foregroundColor(Color.secondary)
    }
  }
}

struct TaskListRow: View {
  @Binding var task: TaskItem
  var body: some View {
    TextField("Title", text: $task.title)
  }
}

/// The modifier as the document writes it, built on nothing but SwiftUI.
struct PlaceholderModifier<EmptyContent>: ViewModifier where EmptyContent: View {
  var isEmpty: Bool
  let emptyContent: () -> EmptyContent

  func body(content: Content) -> some View {
    if isEmpty {
      emptyContent()
    } else {
      content
    }
  }
}

extension View {
  func placeholder<EmptyContent>(
    _ isEmpty: Bool, emptyContent: @escaping () -> EmptyContent
  ) -> some View where EmptyContent: View {
    modifier(PlaceholderModifier(isEmpty: isEmpty, emptyContent: emptyContent))
  }
}

/// A flag that is bound, and modifiers one after the other.
struct GreetingScreen: View {
  @State var isEmpty = true
  var body: some View {
    VStack {
      Text("Hello, everyone!")
        .foregroundColor(.red)
        .font(.title)
        .opacity(75)
        .emptyState($isEmpty) {
          Text("There is nothing to see")
        }
      Text("Hello again!")
        .placeholder(isEmpty) { Text("There is nothing to see") }
      Text("And again!")
        .modifier(PlaceholderModifier(isEmpty: isEmpty, emptyContent: { Text("There is nothing to see") }))
      if isEmpty {
        Text("Nothing")
      } else {
        EmptyView()
      }
    }
  }
}

#Preview {
  GreetingScreen()
}
