ALTER TABLE audit ADD COLUMN actor_name TEXT;
ALTER TABLE audit ADD COLUMN subject_name TEXT;