import { allInCost, type AllInCost, type Purchase } from '../../shared/estate/price/all-in-cost.ts'
import { loanFor, type LoanRequest } from '../../shared/estate/price/monthly-payment.ts'
import type { Situation } from '../../shared/estate/price/cost-rates.ts'
import { formatNumber } from '../../shared/format.ts'
import type { Locale } from '../../shared/locale.ts'

/** What the calculator says, in the page's language: the same words on both sides. */
interface CostLabels {
  locale: Locale
  line: Record<'price' | AllInCost['lines'][number]['id'] | 'total', string>
  /** In place of an amount that is not known. */
  unknown: string
  /** 'none': what one has covers it all. `{{years}}` and `{{rate}}` are filled in here. */
  loan: Record<'amount' | 'monthly' | 'total' | 'none', string>
}

/** The styles of a row by its id; rows of a rent stand in the same table. */
export const COST_ROW_CLASSES = {
  price: 'costs-table__price',
  registration: 'costs-table__registration',
  modestHome: 'costs-table__modest-home',
  vat: 'costs-table__vat',
  notary: 'costs-table__notary',
  deed: 'costs-table__deed',
  total: 'costs-table__total',
  rent: 'costs-table__rent',
  charges: 'costs-table__charges',
  deposit: 'costs-table__deposit',
  lent: 'costs-table__lent',
  monthly: 'costs-table__monthly',
  paid: 'costs-table__paid',
} as const

export interface CostRow {
  id: keyof typeof COST_ROW_CLASSES
  label: string
  amount: string
}

/** The rows of a calculation to the cent, the price first and the total last (LAW-34). */
export function costRows(
  { price, lines, total }: AllInCost,
  { locale, line, unknown }: CostLabels,
): CostRow[] {
  const rows: { id: CostRow['id']; label: string; euro: number | null }[] = [
    { id: 'price', label: line.price, euro: price },
    ...lines.map(({ id, amount, rate }) => ({
      id,
      label:
        rate === undefined ? line[id] : `${line[id]} (${formatNumber('percentage', rate, locale)})`,
      euro: amount,
    })),
    { id: 'total', label: line.total, euro: total },
  ]
  return rows.map(({ id, label, euro }) => ({
    id,
    label,
    amount: formatNumber('currency', euro) ?? unknown,
  }))
}

/** What a loan for the whole comes to: lent, a month, in all; none where no rate was written (DETAIL-46). */
export function loanRows(
  costs: AllInCost,
  request: LoanRequest | null,
  { locale, loan: words }: CostLabels,
): CostRow[] {
  if (!request) return []
  const loan = loanFor(costs.total, request)
  if (!loan) return [{ id: 'lent', label: words.none, amount: '' }]
  const filled = (text: string): string =>
    text
      .replace('{{years}}', String(request.years))
      .replace('{{rate}}', formatNumber('percentage', request.rate, locale) ?? '')
  const row = (id: CostRow['id'], label: string, euro: number): CostRow => ({
    id,
    label: filled(label),
    amount: formatNumber('currency', euro) ?? '',
  })
  return [
    row('lent', words.amount, loan.amount),
    row('monthly', words.monthly, loan.monthly),
    row('paid', words.total, loan.total),
  ]
}

/** What the script needs to calculate by itself. */
export interface CalculatorProps {
  purchase: Omit<Purchase, 'situation'>
  /** ISO date of the rates. */
  today: string
  words: CostLabels
}

export const costsIn = (
  situation: Situation,
  { purchase, today }: CalculatorProps,
): AllInCost | null => allInCost({ ...purchase, situation }, today)
