
  -- All that one address asked about one home, or about none.
  CREATE TABLE thread (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    -- '': about no home.
    estate_id TEXT NOT NULL,
    estate TEXT NOT NULL DEFAULT '',
    -- As they were given last.
    name TEXT NOT NULL DEFAULT '',
    phone TEXT NOT NULL DEFAULT '',
    locale TEXT NOT NULL,
    -- Of the agency: who was mailed.
    recipient TEXT NOT NULL,
    -- Of the newest message.
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'valuation', 'subscription')),
    state TEXT NOT NULL CHECK (state IN ('new', 'answered', 'closed')),
    -- The member who looks after it; NULL: nobody yet.
    owner TEXT,
    note TEXT NOT NULL DEFAULT '',
    -- Counts what happened to it: a page that is older is told so.
    changes INTEGER NOT NULL DEFAULT 0,
    -- When its person wrote last.
    written_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (email, estate_id)
  );
  CREATE INDEX thread_by_state ON thread (state, written_at);
  CREATE INDEX thread_by_time ON thread (written_at);
  CREATE INDEX enquiry_of_thread ON enquiry (email, estate_id);

  -- What was answered from the desk; its id is that of its mail, so a second sending is none.
  CREATE TABLE reply (
    id TEXT PRIMARY KEY,
    thread_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX reply_of_thread ON reply (thread_id, created_at);

  -- Threads whose person was erased, so that an open page is told why it leads nowhere.
  CREATE TABLE erased_thread (id TEXT PRIMARY KEY, erased_at INTEGER NOT NULL) WITHOUT ROWID;

  CREATE TABLE inbox_setting (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    keep_days INTEGER NOT NULL
  );