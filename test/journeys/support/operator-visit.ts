/** What the operators' token is where a test says so. */
export const OPERATOR_TOKEN = 'journey-token'

export const REASON = 'De zaakvoerder vroeg om mee te kijken'

/** The page of the console with the form by which an operator looks in at an agency's desk. */
export const agencyVisitPath = (site: number): string => `/admin/agencies/${site}`
