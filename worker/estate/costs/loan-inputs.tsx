import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import {
  LOAN_FIELDS,
  type LoanField,
  type LoanFields,
} from '../../../shared/estate/price/monthly-payment.ts'

/** What a visitor usually asks for; the rate is never ours to say. */
const USUAL_YEARS = '25'

const LENGTHS: Record<LoanField, number> = { own: 15, rate: 6, years: 2 }

/** The visitor's own figures of a loan; what cannot be read says so at its field and stays as it was written (DETAIL-46). */
export function LoanInputs({
  loan,
  wrong,
}: {
  loan: LoanFields
  wrong: readonly LoanField[]
}): ReactNode {
  const { t } = useView()
  return (
    <fieldset className="calculator__loan">
      <legend>{t('calculator.loan.title')}</legend>
      {LOAN_FIELDS.map(field => {
        const isWrong = wrong.includes(field)
        return (
          <div key={field} className={isWrong ? 'field field--wrong' : 'field'}>
            <label className="field__label" htmlFor={`loan-${field}`}>
              {t(`calculator.loan.${field}`)}
            </label>
            <input
              className="control"
              id={`loan-${field}`}
              name={field}
              inputMode={field === 'rate' ? 'decimal' : 'numeric'}
              maxLength={LENGTHS[field]}
              autoComplete="off"
              defaultValue={loan[field] || (field === 'years' ? USUAL_YEARS : '')}
              aria-invalid={isWrong || undefined}
              aria-describedby={`loan-${field}-error`}
            />
            <p className="field__error" id={`loan-${field}-error`} hidden={!isWrong}>
              {t(`calculator.loan.error.${field}`)}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}
