CREATE TABLE sign_in_waiting (
  member_id TEXT NOT NULL,
  -- Of the cookie of the browser that asked: the code counts there alone.
  browser_hash TEXT NOT NULL,
  link_hash TEXT NOT NULL UNIQUE,
  code_hash TEXT NOT NULL,
  -- 1: somebody was signed in in that browser before.
  is_known INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, browser_hash)
) WITHOUT ROWID;
CREATE INDEX sign_in_waiting_of_browser ON sign_in_waiting (browser_hash);
CREATE INDEX sign_in_waiting_by_end ON sign_in_waiting (ends_at);