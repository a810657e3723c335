/** What people called who acted and what it was done to at that moment; NULL: nothing, or written by an older release. */
export const AUDIT_NAMES = `ALTER TABLE audit ADD COLUMN actor_name TEXT;
ALTER TABLE audit ADD COLUMN subject_name TEXT;`
