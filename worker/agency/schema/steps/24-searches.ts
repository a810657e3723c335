/** A saved search whole, as JSON; NULL: it is to be read from the text of its filter. And the facts of a home that changed. */
export const SEARCHES = `
  ALTER TABLE subscription ADD COLUMN search TEXT;
  CREATE INDEX subscription_unread ON subscription (id) WHERE search IS NULL;
  ALTER TABLE estate_change ADD COLUMN facts TEXT;
`
