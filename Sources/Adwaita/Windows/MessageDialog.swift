import CAdwaita

/// A question or a message in front of a window, with buttons to answer it.
package final class MessageDialog: Widget {
  /// What a button says and looks like.
  package struct Response: Equatable {
    package enum Look: Sendable { case plain, suggested, destructive }
    package var label: String
    package var look: Look
    package var isEnabled: Bool

    package init(label: String, look: Look = .plain, isEnabled: Bool = true) {
      self.label = label
      self.look = look
      self.isEnabled = isEnabled
    }
  }

  /// What happens once a person has answered; `nil` stands for closing the dialog without an answer.
  package var onResponse: (@MainActor (Int?) -> Void)?
  private var responses: [Response] = []
  private var extra: Widget?
  private static let closeResponse = "close"

  package init(over parent: Toplevel?, title: String, message: String) {
    guard let dialog = adw_message_dialog_new(parent?.window, title, message.isEmpty ? nil : message) else {
      preconditionFailure("GTK could not make a dialog.")
    }
    // GTK owns its windows until they are destroyed.
    super.init(sharing: dialog)
    gtk_window_set_modal(typed(), 1)
    gtk_window_set_destroy_with_parent(typed(), 1)
    adw_message_dialog_set_close_response(typed(), Self.closeResponse)
    connect("response") { [weak self] arguments in self?.onResponse?(Int(arguments.string(1))) }
  }

  package var title: String {
    get { adw_message_dialog_get_heading(typed()).map { String(cString: $0) } ?? "" }
    set { if newValue != title { adw_message_dialog_set_heading(typed(), newValue) } }
  }

  package var message: String {
    get { adw_message_dialog_get_body(typed()).map { String(cString: $0) } ?? "" }
    set { if newValue != message { adw_message_dialog_set_body(typed(), newValue) } }
  }

  /// Gives the dialog its buttons. Later calls may change what they say and look like; more may join, none may go.
  package func setResponses(_ new: [Response], default defaultIndex: Int?) {
    for (index, response) in new.enumerated() {
      let id = String(index)
      if index >= responses.count {
        adw_message_dialog_add_response(typed(), id, response.label)
      } else if responses[index].label != response.label {
        adw_message_dialog_set_response_label(typed(), id, response.label)
      }
      if index >= responses.count || responses[index] != response {
        adw_message_dialog_set_response_appearance(typed(), id, response.look.value)
        adw_message_dialog_set_response_enabled(typed(), id, response.isEnabled ? 1 : 0)
      }
    }
    responses = new
    adw_message_dialog_set_default_response(typed(), defaultIndex.map { String($0) })
  }

  /// What stands between the message and the buttons.
  package var extraChild: Widget? {
    get { extra }
    set {
      guard newValue?.pointer != extra?.pointer else { return }
      extra = newValue
      adw_message_dialog_set_extra_child(typed(), newValue?.widget)
    }
  }

  package func present() { gtk_window_present(typed()) }
  /// Takes the dialog down without an answer.
  package func destroy() { gtk_window_destroy(typed()) }
  /// Answers as a press of the button at an index would; `nil` answers as Escape would.
  package func answer(_ index: Int?) { adw_message_dialog_response(typed(), index.map { String($0) } ?? Self.closeResponse) }
}

extension MessageDialog.Response.Look {
  var value: AdwResponseAppearance {
    switch self {
    case .plain: ADW_RESPONSE_DEFAULT
    case .suggested: ADW_RESPONSE_SUGGESTED
    case .destructive: ADW_RESPONSE_DESTRUCTIVE
    }
  }
}
