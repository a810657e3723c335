import { allInCost, type AllInCost, type Purchase } from '../../shared/estate/price/all-in-cost.ts'
import type { Situation } from '../../shared/estate/price/cost-rates.ts'
import { formatNumber } from '../../shared/format.ts'

/** What the calculator says, in the page's language: the same words on both sides. */
export interface CostLabels {
  line: Record<'price' | AllInCost['lines'][number]['id'] | 'total', string>
}

export interface CostRow {
  id: string
  label: string
  amount: string
}

/** The rows of a calculation in whole euros, the price first and the total last: the total is what the rows above it add up to. */
export function costRows({ price, lines }: AllInCost, { line }: CostLabels): CostRow[] {
  const rows = [
    { id: 'price', label: line.price, euro: Math.round(price) },
    ...lines.map(({ id, amount, rate }) => ({
      id,
      label: rate === undefined ? line[id] : `${line[id]} (${formatNumber('percentage', rate)})`,
      euro: Math.round(amount),
    })),
  ]
  const total = rows.reduce((sum, { euro }) => sum + euro, 0)
  return [...rows, { id: 'total', label: line.total, euro: total }].map(({ id, label, euro }) => ({
    id,
    label,
    amount: formatNumber('currency', euro) ?? '',
  }))
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
