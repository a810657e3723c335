-- Since when a removed site is being erased; from then on no copy of it is written.
ALTER TABLE site ADD COLUMN erasing_since INTEGER;
-- The copy that was made before: its name in the bucket of copies, and its SHA-256. '': there is no such bucket.
ALTER TABLE site ADD COLUMN last_copy TEXT;
ALTER TABLE site ADD COLUMN last_copy_digest TEXT;
