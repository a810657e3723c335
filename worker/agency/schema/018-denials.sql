
  -- Id of the member whose invitation it was, and when that was sent; NULL: an operator's, or of before this step.
  ALTER TABLE member ADD COLUMN invited_by TEXT;
  ALTER TABLE member ADD COLUMN invited_at INTEGER;
  -- Since when it opens nothing, though its row is kept.
  ALTER TABLE calendar_link ADD COLUMN taken_back_at INTEGER;

  -- How mail went before each change of the last week.
  CREATE TABLE mail_setting_before (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    -- By whom it was changed, as the audit names them.
    actor TEXT NOT NULL,
    copy_to TEXT NOT NULL,
    domain TEXT NOT NULL,
    domain_proven_at INTEGER
  );