/** The text of a mail that has left, encrypted, should it come back and have to leave again. */
export const SEALED_TEXTS = `ALTER TABLE outbox ADD COLUMN sealed TEXT;`
