-- Grows with each change of a site's state, so that its object can tell the newest from one that came late.
ALTER TABLE site ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
