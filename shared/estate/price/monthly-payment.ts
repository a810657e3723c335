import { numberOf } from '../../format.ts'

/** What a visitor wants to know of a loan; the rate is theirs, never ours. */
export interface LoanRequest {
  /** Euro that they pay themselves. */
  own: number
  /** Percent a year. */
  rate: number
  years: number
}

export interface Loan {
  /** Euro lent. */
  amount: number
  /** Euro a month. */
  monthly: number
  /** Euro paid back in all. */
  total: number
}

export type LoanField = keyof LoanRequest
export type LoanFields = Record<LoanField, string>

/** As a visitor writes them: '3,25', '50.000'. */
const RATE = /^\d{1,2}([.,]\d{1,3})?$/
const AMOUNT = /^\d{1,3}([.\s\u00a0]?\d{3}){0,3}$/
const MAX_RATE = 20
const MAX_YEARS = 40

const READERS: Record<LoanField, (text: string) => number | null> = {
  own: text => (AMOUNT.test(text || '0') ? Number((text || '0').replace(/\D/g, '')) : null),
  rate: text => {
    const rate = RATE.test(text) ? numberOf(text.replace(',', '.')) : null
    return rate !== null && rate <= MAX_RATE ? rate : null
  },
  years: text => {
    const years = /^\d{1,2}$/.test(text) ? Number(text) : 0
    return years >= 1 && years <= MAX_YEARS ? years : null
  },
}

/** What the form or the address asks of a loan, and the fields that cannot be read; null where no rate was written (DETAIL-46). */
export function readLoan(
  fields: LoanFields,
): { request: LoanRequest; wrong: [] } | { request: null; wrong: LoanField[] } | null {
  if (!fields.rate) return null
  const own = READERS.own(fields.own.trim())
  const rate = READERS.rate(fields.rate.trim())
  const years = READERS.years(fields.years.trim())
  if (own !== null && rate !== null && years !== null)
    return { request: { own, rate, years }, wrong: [] }
  const read = { own, rate, years }
  return { request: null, wrong: LOAN_FIELDS.filter(field => read[field] === null) }
}

export const LOAN_FIELDS = ['own', 'rate', 'years'] as const satisfies readonly LoanField[]

/**
 * A loan paid back in equal months: K × i ÷ (1 − (1 + i)⁻ⁿ), with i = (1 + rate)^(1/12) − 1, as Belgian lenders reckon
 * a yearly rate; null where nothing need be lent.
 */
export function loanFor(cost: number, { own, rate, years }: LoanRequest): Loan | null {
  const amount = Math.max(0, Math.round(cost - own))
  if (amount === 0) return null
  const months = years * 12
  const monthlyRate = (1 + rate / 100) ** (1 / 12) - 1
  const exact =
    monthlyRate === 0
      ? amount / months
      : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
  const monthly = Math.round(exact * 100) / 100
  return { amount, monthly, total: Math.round(exact * months) }
}
