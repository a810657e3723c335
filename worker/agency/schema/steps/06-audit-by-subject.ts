/** For the history of one thing. */
export const AUDIT_BY_SUBJECT = `CREATE INDEX audit_by_subject ON audit (subject, at);`
