/** What a subscriber can be notified of, each with its bit. */
export const REASONS = { new: 1, price: 2, back: 4, status: 8 } as const

export type Reason = keyof typeof REASONS

export const REASON_NAMES = ['new', 'price', 'back', 'status'] as const satisfies Reason[]

export const reasonBits = (reasons: readonly Reason[]): number =>
  reasons.reduce((bits, reason) => bits | REASONS[reason], 0)

export const reasonsOf = (bits: number): Reason[] =>
  REASON_NAMES.filter(reason => (bits & REASONS[reason]) !== 0)
