import { allInCost, type AllInCost, type Purchase } from '../../shared/estate/costs.ts'
import type { Situation } from '../../shared/estate/cost-rates.ts'
import { formatNumber } from '../../shared/format.ts'

/** What the calculator says, in the page's language: the same words on both sides. */
export interface CostWords {
  line: Record<'price' | AllInCost['lines'][number]['id'] | 'total', string>
}

export interface CostRow {
  id: string
  label: string
  amount: string
}

/** The rows of a calculation, the price first and the total last. */
export function costRows({ price, lines, total }: AllInCost, { line }: CostWords): CostRow[] {
  return [
    { id: 'price', label: line.price, amount: euro(price) },
    ...lines.map(({ id, amount, rate }) => ({
      id, label: rate === undefined ? line[id] : `${line[id]} (${formatNumber('number', rate)} %)`, amount: euro(amount),
    })),
    { id: 'total', label: line.total, amount: euro(total) },
  ]
}

/** What the script needs to calculate by itself. */
export interface CalculatorProps {
  purchase: Omit<Purchase, 'situation'>
  /** ISO date of the rates. */
  today: string
  words: CostWords
}

export const costsIn = (situation: Situation, { purchase, today }: CalculatorProps): AllInCost | null => allInCost({ ...purchase, situation }, today)

const euro = (amount: number): string => formatNumber('currency', Math.round(amount)) ?? ''
