-- What visitors asked the listing API to book: written before the call, settled after it, and again by the clock.
-- Times are milliseconds since 1970.
CREATE TABLE booking_intent (
  -- The call's Idempotency-Key.
  key TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('viewing', 'stay')),
  locale TEXT NOT NULL,
  email TEXT NOT NULL,
  -- The call's body, with name and contact data.
  body TEXT NOT NULL,
  -- What its mails say of it.
  about TEXT NOT NULL,
  -- When it begins and is over.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'booked', 'refused', 'cancelled')),
  -- 1: the visitor was told that the answer comes by mail.
  told INTEGER NOT NULL DEFAULT 0,
  -- Id of the appointment or reservation.
  booked_id TEXT,
  -- Id of the appointment that this one replaces; null again once that is freed.
  replaces TEXT,
  cancel_asked_at INTEGER,
  reminded_at INTEGER,
  tried_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX booking_unsettled ON booking_intent (tried_at) WHERE state = 'pending' OR replaces IS NOT NULL OR cancel_asked_at IS NOT NULL;
CREATE INDEX booking_by_booked_id ON booking_intent (site_id, booked_id);
CREATE INDEX booking_by_email ON booking_intent (email, site_id);
CREATE INDEX booking_by_time ON booking_intent (starts_at);
CREATE INDEX booking_by_end ON booking_intent (ends_at);
