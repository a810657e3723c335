-- When its proof was last seen and last looked for, and how many times on end it was gone.
ALTER TABLE hostname ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hostname ADD COLUMN looked_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hostname ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
