/** The day from which the gaps of a home may be others though nobody writes it; '': they were never looked at again. */
export const HOME_CHECKS = `
ALTER TABLE estate_desk ADD COLUMN check_on TEXT NOT NULL DEFAULT '';
`
