/** Dutch in every language: the agencies' mail rules look for it (FORM-31). */
export const ESTIMATE_PREFIX = 'Aanvraag gratis schatting - '

/** The text of a message; with source=estimate it begins with the prefix, exactly once. */
export const withEstimatePrefix = (text: string, source: string | null): string =>
  source === 'estimate' && !text.startsWith(ESTIMATE_PREFIX.trim()) ? ESTIMATE_PREFIX + text : text
