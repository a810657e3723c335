/** Groups of texts that are the law's, a consent's, a price's or a state's: no agency has its own (PACK-53). */
const LOCKED = [
  'admin',
  'allIn',
  'calculator',
  'consent',
  'energyLabel',
  'floodScore',
  'flooding',
  'legalRule',
  'legalState',
  'notice',
  'planning',
  'planningViolationNone',
  'price',
  'renovationDuty',
  'transaction',
  'vatCosts',
  'violation',
]

/** Whether a text of the product, by its dotted key, stays as it is. */
export const isLockedWord = (key: string): boolean => LOCKED.includes(key.split('.')[0] ?? '')

export const LOCKED_WORD = 'is a text of law, consent, price or state, which stays as it is'
