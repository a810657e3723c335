import type { Consent } from '../agency/consents.ts'

/** Changes whenever the text of a consent changes by more than spelling. */
const CONSENT_VERSION = '2026-11'

/** A consent to be stored with the form that gives it. */
export const consentGiven = (consent: Omit<Consent, 'version'>): Consent => ({
  ...consent,
  version: CONSENT_VERSION,
})
