
  -- Both sides were told that it has not heard of this one yet.
  ALTER TABLE stay ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
  -- It refused this one, or knows no such call.
  ALTER TABLE stay ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
