/** Where the home of a thread stands, as agents know it, and its reference; '': about none, or written by an older release. */
export const THREAD_HOMES = `ALTER TABLE thread ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE thread ADD COLUMN reference TEXT NOT NULL DEFAULT '';`
