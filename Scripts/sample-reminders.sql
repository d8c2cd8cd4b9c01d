-- Reminders for the pictures, in a database that Make It So has just made. Days count from today, so that
-- what the app says of them ("Today", "Tomorrow") stays the same.

BEGIN;

INSERT INTO list (id, title, color, position) VALUES
  (x'00000000000040008000000000000001', 'Groceries', '#2EC27E', 'a1'),
  (x'00000000000040008000000000000002', 'Garden', '#E5A50A', 'a2'),
  (x'00000000000040008000000000000003', 'Trip to Lisbon', '#9141AC', 'a3');

-- One row a reminder: the list it is in, its place there, and what it says.
CREATE TEMPORARY TABLE sample (
  list TEXT, place INTEGER, title TEXT, notes TEXT, url TEXT, day INTEGER, hour INTEGER, flagged INTEGER,
  priority INTEGER, done INTEGER
);
INSERT INTO sample VALUES
  ('Reminders', 0, 'Call the dentist', 'Ask about Thursday afternoon', '', 0, 10, 0, 2, 0),
  ('Reminders', 1, 'Renew the library card', '', 'https://library.example/renew', 1, NULL, 0, 0, 0),
  ('Reminders', 2, 'Send Mira the photos', '', '', NULL, NULL, 1, 0, 0),
  ('Reminders', 3, 'Pay the electricity bill', '', '', -1, NULL, 0, 3, 0),
  ('Reminders', 4, 'Book the piano tuner', 'The one Jonas liked', '', 6, 9, 0, 0, 0),
  ('Reminders', 5, 'Read chapter four', '', '', NULL, NULL, 0, 0, 0),
  ('Reminders', 6, 'Water the ferns', '', '', 0, NULL, 0, 1, 1),
  ('Groceries', 0, 'Oat milk', '', '', NULL, NULL, 0, 0, 0),
  ('Groceries', 1, 'Lemons', '', '', NULL, NULL, 0, 0, 0),
  ('Groceries', 2, 'Rye bread', '', '', NULL, NULL, 0, 0, 0),
  ('Garden', 0, 'Sow the peas', '', '', 3, NULL, 0, 0, 0),
  ('Garden', 1, 'Mend the gate', '', '', NULL, NULL, 1, 2, 0),
  ('Trip to Lisbon', 0, 'Check in', '', '', 12, 8, 0, 3, 0),
  ('Trip to Lisbon', 1, 'Pack the adapter', '', '', 11, NULL, 0, 0, 0),
  ('Trip to Lisbon', 2, 'Reserve a table', '', '', NULL, NULL, 0, 0, 0),
  ('Trip to Lisbon', 3, 'Print the tickets', '', '', NULL, NULL, 0, 0, 0);

-- Moments are seconds since 1 January 2001.
INSERT INTO reminder
SELECT
  randomblob(16),
  list.id,
  sample.title,
  sample.notes,
  sample.url,
  CASE WHEN day IS NOT NULL AND hour IS NULL THEN date('now', 'localtime', day || ' days') END,
  CASE
    WHEN day IS NOT NULL AND hour IS NOT NULL
      THEN unixepoch('now', 'localtime', 'start of day', day || ' days', hour || ' hours', 'utc') - 978307200.0
  END,
  flagged,
  priority,
  CASE WHEN done THEN unixepoch() - 978307200.0 END,
  'a' || place,
  unixepoch() - 978307200.0,
  unixepoch() - 978307200.0,
  NULL
FROM sample JOIN list ON list.title = sample.list;

COMMIT;
