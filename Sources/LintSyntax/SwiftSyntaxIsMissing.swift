// Compiled in place of this module where the manifest finds no SwiftSyntax.
#error(
  """
  feedback-lint is built on the SwiftSyntax modules that come with a Swift toolchain, in its folder lib/swift/host. \
  That folder was not found, or a module or library in it is missing. Say where it is with \
  SWIFT_HOST_LIB_DIR=FOLDER, or take swift-syntax as a package with FEEDBACK_LINT_SWIFT_SYNTAX=package.
  """
)
