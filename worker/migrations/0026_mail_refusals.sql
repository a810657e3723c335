-- How often a mail was refused for a reason that a day may mend: its recipient suppressed, the day's quota used up.
ALTER TABLE outbox ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
