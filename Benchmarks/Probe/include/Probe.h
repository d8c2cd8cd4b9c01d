#ifndef PROBE_H
#define PROBE_H

// Measures a GTK program from inside, the same way whatever the program is written in.
//
// The program shows a window with a list of rows. Row i has a label "Row i" until it is changed. The probe
// watches the window's frames from outside the program's own code and prints a line of JSON a figure:
//
//   first-frame      ms    from the moment before exec to the first painted frame that shows "Row 0"
//   first-frame-cpu  ms    the processor time until then
//   settled-memory   MB    resident, once the list has stopped painting
//   change           ms    from an assignment to the painted frame that shows it, the mean of many
//   change-cpu       ms    the processor time of the same
//   peak-memory      MB    resident, the most there ever was
//
// and then quits the program.

/// Gives row 3 the title "Row 3, change N".
typedef void (*ProbeChange)(int number, void *context);

/// Starts watching. To be called on the main thread, once the main loop is about to run or runs.
void probe_start(ProbeChange change, void *context);

/// The number of rows the program was asked for: its first argument, or 100.
int probe_row_count(int argc, char **argv);

/// The size of the window in every program that is measured.
enum { probe_width = 480, probe_height = 640 };

/// The environment variable that holds CLOCK_MONOTONIC in nanoseconds, as it was just before exec.
#define PROBE_STARTED "PROBE_STARTED"

#endif
