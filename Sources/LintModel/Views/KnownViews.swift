/// What SwiftUI and this project's own library declare, as far as rules ask.
public enum KnownViews {
  /// Views that show that something is under way.
  public static let progress: Set<String> = [
    "ProgressView", "LoadableView", "LottieView", "ActivityIndicator", "ActivityIndicatorView", "LoadingIndicator",
    "UIActivityIndicatorView", "NSProgressIndicator",
  ]

  /// Controls with which a person does something.
  public static let actions: Set<String> = [
    "Button", "AsyncButton", "RetryButton", "NavigationLink", "Link", "Menu", "ShareLink", "EditButton", "PasteButton",
    "PhotosPicker", "SignInWithAppleButton", "Toggle", "RenameButton", "SubscriptionStoreView", "ErrorView",
    "LoadableView",
  ]

  /// Controls with which a person can start work again.
  public static let retries: Set<String> = ["RetryButton", "ErrorView", "LoadableView"]

  /// Views that are an empty page.
  public static let unavailable: Set<String> = ["ContentUnavailableView"]

  /// Views that show something of their own.
  public static let plain: Set<String> = [
    "Text", "Label", "Image", "AsyncImage", "TextField", "SecureField", "TextEditor", "Color", "Rectangle", "Circle",
    "RoundedRectangle", "Capsule", "Ellipse", "Path", "LinearGradient", "RadialGradient", "AngularGradient",
    "MeshGradient", "Divider", "Slider", "Stepper", "Picker", "DatePicker", "MultiDatePicker", "ColorPicker",
    "Gauge", "Canvas", "Map", "Chart", "VideoPlayer", "LabeledContent", "UnevenRoundedRectangle", "TimelineView",
    "ContainerRelativeShape", "SubscriptionView", "ProductView", "StoreView", "Shape", "GaugeStyle",
    "BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "SectorMark", "RectangleMark", "MapPolyline", "Marker",
    "Annotation", "UserAnnotation", "MapCircle", "MapPolygon",
  ]

  /// Views that hold others and show nothing by themselves.
  public static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
    "ForEach", "Form", "Section", "Group", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack",
    "NavigationView", "NavigationSplitView", "TabView", "Tab", "TabSection", "GroupBox", "DisclosureGroup",
    "OutlineGroup", "ControlGroup", "ViewThatFits", "AnyView", "Table", "TableColumn", "TableRow", "HSplitView",
    "VSplitView", "ToolbarItem", "ToolbarItemGroup", "WindowGroup", "Window", "Settings", "EquatableView",
    "TupleView", "ModifiedContent", "DocumentGroup", "MenuBarExtra", "CommandGroup", "CommandMenu", "ToolbarSpacer",
    "AnyLayout", "VStackLayout", "HStackLayout", "GlassEffectContainer", "PhaseAnimator", "KeyframeAnimator",
    "ToolbarTitleMenu", "ImmersiveSpace", "Perceptible", "WithPerceptionTracking", "WithViewStore", "IfLetStore",
    "SwitchStore", "CaseLet",
  ]

  /// Views that show nothing.
  public static let nothing: Set<String> = ["EmptyView", "Spacer", "EmptyToolbarContent", "EmptyCommands"]

  /// Whether SwiftUI declares a view of the name.
  public static func contains(_ name: String) -> Bool {
    plain.contains(name) || containers.contains(name) || actions.contains(name) || progress.contains(name)
      || unavailable.contains(name) || nothing.contains(name) || values.contains(name)
  }

  /// Types that stand among views as arguments and show nothing.
  private static let values: Set<String> = [
    "Font", "Animation", "GridItem", "UUID", "URL", "Date", "String", "Int", "Double", "CGFloat", "CGSize", "CGPoint",
    "Binding", "EdgeInsets", "Angle", "Array", "Set", "Dictionary", "AttributedString", "LocalizedStringKey",
    "LocalizedStringResource", "Task", "Bool", "CGRect", "UnitPoint", "Gradient", "StrokeStyle", "UIColor", "NSColor",
    "UIImage", "NSImage", "Data", "DateComponents", "Locale", "TimeInterval", "Calendar", "IndexSet", "Alert",
    "ActionSheet", "Decimal", "Duration", "Range", "Measurement", "Formatter", "NumberFormatter", "DateFormatter",
    "Notification", "NotificationCenter", "Bundle", "Transaction", "KeyboardShortcut", "Namespace", "AnyTransition",
    "MatchedGeometryEffect", "DragGesture", "TapGesture", "LongPressGesture", "MagnificationGesture", "Error", "Never",
    "Visibility", "Axis", "Edge", "Alignment", "HorizontalAlignment", "VerticalAlignment", "UIScreen", "UIDevice",
    "UIApplication", "NSWorkspace", "ProcessInfo", "FileManager", "UserDefaults", "DispatchQueue", "Logger",
    "PresentationDetent", "ScrollViewProxy", "GeometryProxy", "ImageRenderer", "Material", "BorderedButtonStyle",
    "PlainButtonStyle", "LinkButtonStyle", "ProgressViewStyle", "CircularProgressViewStyle", "LinearProgressViewStyle",
  ]

  /// Modifiers whose closure is run, not shown.
  static let actionModifiers: Set<String> = [
    "task", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture", "keyboardShortcut",
    "alignmentGuide", "dropDestination", "draggable", "transaction", "accessibilityAction", "accessibilityActions",
    "transformEffect", "visualEffect", "scrollTransition", "animation", "sensoryFeedback", "fileImporter",
    "fileExporter", "photosPicker", "handlesExternalEvents", "userActivity", "itemProvider", "exportsItemProviders",
    "importsItemProviders", "copyable", "cuttable", "pasteDestination", "deleteDisabled", "environment",
    "accessibilityScrollAction", "accessibilityAdjustableAction", "swipeActionsLeading",
  ]

  /// Modifiers that show their closure on a surface of its own.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "inspector",
    "navigationDestination", "toolbar", "swipeActions", "actionSheet", "searchSuggestions", "safeAreaInset",
    "bottomSheet", "halfSheet", "tabViewBottomAccessory",
  ]

  /// Modifiers SwiftUI declares that are used on plain names.
  static let modifiers: Set<String> = [
    "padding", "frame", "background", "overlay", "onAppear", "onDisappear", "onChange", "onReceive", "task",
    "refreshable", "toolbar", "sheet", "alert", "confirmationDialog", "fullScreenCover", "navigationTitle",
    "navigationBarTitle", "navigationBarTitleDisplayMode", "opacity", "disabled", "font", "foregroundColor",
    "foregroundStyle", "tint", "environment", "environmentObject", "listStyle", "listRowBackground", "animation",
    "transition", "id", "tag", "hidden", "redacted", "searchable", "onTapGesture", "clipShape", "cornerRadius",
    "shadow", "accessibilityLabel", "accessibilityIdentifier", "modifier", "buttonStyle", "labelStyle", "swipeActions",
    "contextMenu", "popover", "ignoresSafeArea", "edgesIgnoringSafeArea", "scaledToFit", "scaledToFill", "resizable",
    "navigationDestination", "safeAreaInset", "mask", "offset", "position", "rotationEffect", "scaleEffect", "zIndex",
    "layoutPriority", "allowsHitTesting", "contentShape", "listRowSeparator", "listRowInsets", "multilineTextAlignment",
    "lineLimit", "bold", "italic", "blur", "preferredColorScheme", "emptyState", "actionFeedback", "loads", "refreshes",
  ]

  /// Whether a closure argument is run when something happens instead of being shown.
  static func isAction(label: String?, of name: String, isTrailing: Bool, hasLabelledSibling: Bool) -> Bool {
    if let label {
      if label == "action" || label == "perform" || label == "completion" || label == "handler" { return true }
      if label.hasPrefix("on"), label.dropFirst(2).first?.isUppercase == true { return true }
      let word = label.lowercased()
      return word.hasSuffix("action") || word.hasPrefix("retry") || word.hasSuffix("handler")
        || word.hasPrefix("did") || word == "refresh" || word == "dismiss"
    }
    guard isTrailing else { return false }
    switch name {
    case "Button", "AsyncButton":
      // `Button { action } label: { … }` and `Button("Save") { action }`.
      return true
    case "RetryButton", "Task", "ErrorView", "withAnimation", "DispatchQueue.main.async", "Task.detached": return true
    default: return false
    }
  }
}
