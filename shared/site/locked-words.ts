/**
 * Texts, or groups of them by the beginning of their keys, that are the law's, a consent's, a price's or a state's: no
 * agency has its own (PACK-53).
 */
const LOCKED = [
  'accessibility',
  'admin',
  'agenda.consent',
  'allIn',
  'calculator',
  'consent',
  'contact.privacy',
  'contact.privacyLink',
  'energyLabel',
  'estate.bouquetPrice',
  'estate.newBuildPrice',
  'estate.notBinding',
  'estate.notBindingRent',
  'estate.startingPrice',
  'floodScore',
  'flooding',
  'footer.accessibility',
  'footer.codeOfConduct',
  'footer.enterprise',
  'footer.institute',
  'footer.insurer',
  'footer.policy',
  'footer.privacy',
  'footer.professional',
  'footer.supervisor',
  'footer.terms',
  'footer.thirdPartyAccount',
  'footer.vat',
  'formError.privacy',
  'legalRule',
  'legalState',
  'mail.matches.unsubscribe',
  'notice',
  'planning',
  'planningViolationNone',
  'price',
  'privacy',
  'renovationDuty',
  'rental.consent',
  'rental.error.agreement',
  'rental.form.agree',
  'subscription.erase',
  'subscription.suppressText',
  'subscription.unsubscribe',
  'subscription.unsubscribeText',
  'subscription.unsubscribeTitle',
  'transaction',
  'vatCosts',
  'violation',
]

/** Whether a text of the product, by its dotted key, stays as it is. */
export const isLockedWord = (key: string): boolean =>
  LOCKED.some(locked => key === locked || key.startsWith(`${locked}.`))

export const LOCKED_WORD = 'is a text of law, consent, price or state, which stays as it is'
