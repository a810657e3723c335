-- Who wants to know when an estate whose agenda is full can be visited again. Told once, then gone.
CREATE TABLE viewing_wait (
  site_id INTEGER NOT NULL,
  estate_id TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, estate_id, email)
) WITHOUT ROWID;
CREATE INDEX viewing_wait_by_email ON viewing_wait (email, site_id);
CREATE INDEX viewing_wait_by_time ON viewing_wait (created_at);
