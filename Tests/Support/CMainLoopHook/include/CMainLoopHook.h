#pragma once
// Importing this module makes the main actor of a test process run inside GLib's main loop.
