/** What the listing API made of the latest change of a stay; each is a revision of the stay. */
export const STAY_OUTCOMES = `
  -- Both sides were told that it has not heard of this one yet.
  ALTER TABLE stay ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
  -- It refused this one, or knows no such call.
  ALTER TABLE stay ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
`
