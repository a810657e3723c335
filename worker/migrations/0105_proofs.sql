-- The proof of a hostname is looked for again each week.
-- When it was last looked for.
ALTER TABLE hostname ADD COLUMN checked_at INTEGER NOT NULL DEFAULT 0;
-- 1: it was found then or before; one that a record alone proves has none that could go.
ALTER TABLE hostname ADD COLUMN proof_seen INTEGER NOT NULL DEFAULT 0;
-- So often in a row it was gone.
ALTER TABLE hostname ADD COLUMN proof_missed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX hostname_by_check ON hostname (checked_at);
