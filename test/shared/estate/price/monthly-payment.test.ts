import { describe, expect, it } from 'vitest'
import { loanFor, readLoan } from '../../../../shared/estate/price/monthly-payment.ts'

describe('a loan', () => {
  it('of € 200.000 at 3 % over 20 years is paid back in equal months by the yearly rate (DETAIL-46)', () => {
    const loan = loanFor(250_000, { own: 50_000, rate: 3, years: 20 })
    expect(loan).toEqual({ amount: 200_000, monthly: 1_105.15, total: 265_235 })
    const monthlyRate = 1.03 ** (1 / 12) - 1
    let left = 200_000
    for (let month = 0; month < 240; month++) left = left * (1 + monthlyRate) - 1_105.15
    expect(Math.abs(left)).toBeLessThan(3)
  })

  it('without interest is what is lent, in equal parts; and nothing where nothing need be lent (DETAIL-46)', () => {
    expect(loanFor(120_000, { own: 0, rate: 0, years: 10 })).toMatchObject({ monthly: 1000 })
    expect(loanFor(120_000, { own: 120_000, rate: 3, years: 10 })).toBeNull()
  })
})

describe('what a visitor writes of a loan', () => {
  it('is read as it is written here (DETAIL-46)', () =>
    expect(readLoan({ own: '50.000', rate: '3,25', years: '25' })?.request).toEqual({
      own: 50_000,
      rate: 3.25,
      years: 25,
    }))

  it('is no wish without a rate, and no money of one’s own is none (DETAIL-46)', () => {
    expect(readLoan({ own: 'x', rate: '', years: '' })).toBeNull()
    expect(readLoan({ own: '', rate: '3', years: '25' })?.request?.own).toBe(0)
  })

  it.each([
    ['own', { own: '1e9', rate: '3', years: '20' }],
    ['rate', { own: '', rate: '20,1', years: '20' }],
    ['rate', { own: '', rate: '-1', years: '20' }],
    ['years', { own: '', rate: '3', years: '41' }],
    ['years', { own: '', rate: '3', years: '0' }],
    ['years', { own: '', rate: '3', years: '20.5' }],
    ['years', { own: '', rate: '3', years: '+20' }],
    ['rate', { own: '', rate: '3.2505', years: '20' }],
    ['rate', { own: '', rate: '+3', years: '20' }],
    ['own', { own: '+5', rate: '3', years: '20' }],
    ['own', { own: '5 euro', rate: '3', years: '20' }],
  ] as const)('is wrong at %s: %j (DETAIL-46)', (field, fields) =>
    expect(readLoan(fields)).toEqual({ request: null, wrong: [field] }),
  )
})
