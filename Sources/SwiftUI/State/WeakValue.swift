/// An environment value that its owner keeps: the owner's own views find it, and do not keep it from going.
struct WeakValue<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
