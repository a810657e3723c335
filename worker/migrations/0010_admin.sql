-- Acts of operators. Times are milliseconds since 1970.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  request TEXT NOT NULL,
  act TEXT NOT NULL,
  detail TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);

-- Open consoles; only the hash of the cookie is kept.
CREATE TABLE console_session (
  hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
