import { parseSituation } from '../../shared/estate/price/all-in-cost.ts'
import type { Situation } from '../../shared/estate/price/cost-rates.ts'
import type { StartIsland } from '../islands/define-island.ts'
import {
  LOAN_FIELDS,
  readLoan,
  type LoanField,
  type LoanFields,
} from '../../shared/estate/price/monthly-payment.ts'
import { tableOf } from '../../shared/table.ts'
import {
  type CalculatorProps,
  COST_ROW_CLASSES,
  costRows,
  costsIn,
  loanRows,
  type CostRow,
} from './cost-rows.ts'

const KEY = 'situation'

/** Calculates as the visitor chooses, and remembers the choice on this device only. */
export const start: StartIsland<CalculatorProps> = (element, props) => {
  const form = element.querySelector('form')
  const body = element.querySelector<HTMLElement>('[data-costs]')
  if (!form || !body) return
  const loanBody = element.querySelector<HTMLElement>('[data-loan]')
  const show = (situation: Situation): boolean => {
    const costs = costsIn(situation, props)
    if (!costs) return false
    body.replaceChildren(...costRows(costs, props.words).map(tableRow))
    const requestedLoan = readLoan(loanFieldsOf(form))
    for (const field of LOAN_FIELDS) tellWrong(form, field, requestedLoan?.wrong ?? [])
    loanBody?.replaceChildren(
      ...loanRows(costs, requestedLoan?.request ?? null, props.words).map(tableRow),
    )
    return true
  }
  const calculate = (): void => {
    const situation = parseSituation(new FormData(form).get('situation'))
    if (situation && show(situation)) saveSituation(situation)
  }
  // Its button stays: gone, it would move what is being read.
  form.addEventListener('submit', event => {
    event.preventDefault()
    calculate()
  })
  form.addEventListener('change', calculate)
  const isInAddress = new URLSearchParams(location.search).has('situation')
  const saved = isInAddress ? null : readSituation()
  const choice = saved && form.querySelector<HTMLInputElement>(`input[value=${saved}]`)
  if (choice && !choice.checked && show(saved)) choice.checked = true
}

function tableRow({ id, label, amount }: CostRow): HTMLTableRowElement {
  const row = document.createElement('tr')
  row.className = COST_ROW_CLASSES[id]
  row.appendChild(Object.assign(document.createElement('th'), { scope: 'row', textContent: label }))
  row.appendChild(Object.assign(document.createElement('td'), { textContent: amount }))
  return row
}

const loanFieldsOf = (form: HTMLFormElement): LoanFields => {
  const data = new FormData(form)
  return tableOf(LOAN_FIELDS, field => String(data.get(field) ?? ''))
}

/** Whether a field of the loan can be read, at the field. */
function tellWrong(form: HTMLFormElement, field: LoanField, wrong: readonly LoanField[]): void {
  const input = form.querySelector(`[name=${field}]`)
  const isWrong = wrong.includes(field)
  if (isWrong) input?.setAttribute('aria-invalid', 'true')
  else input?.removeAttribute('aria-invalid')
  input?.closest('.field')?.classList.toggle('field--wrong', isWrong)
  const error = form.querySelector<HTMLElement>(`#loan-${field}-error`)
  if (error) error.hidden = !isWrong
}

function readSituation(): Situation | null {
  try {
    return parseSituation(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

function saveSituation(situation: Situation): void {
  try {
    localStorage.setItem(KEY, situation)
  } catch {
    // Storage may be full or forbidden; the calculation stands all the same.
  }
}
