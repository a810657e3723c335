import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '../../../../shared/format.ts'
import { PERIOD_TYPES, type RentalPeriod } from '../../../../shared/rental/rental-unit.ts'
import { addMonths } from '../../../../shared/time/day.ts'
import type { Day } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { Button, EnterButton } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { fieldsOf, FieldSet, Form, FormButtons, type Filled } from '../../page/form.tsx'
import { Panel } from '../../page/notice.tsx'
import { Field } from '../../page/parts.tsx'
import { nightsText } from '../stay-words.tsx'

/** What can be stayed and for how much: each price with its own field, and one period more (STAY-26). */
export const PeriodsPanel = ({
  unit,
  month,
  periods,
  today,
  tag,
  filled,
  t,
}: {
  unit: number
  month: string
  periods: readonly Omit<RentalPeriod, 'available'>[]
  today: Day
  tag: string
  filled: Filled
  t: Translate
}): ReactNode => {
  const at = fieldsOf(filled)
  const shown = periods
    .filter(({ start, end }) => end > today && isIn(month, start))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const action = `/desk/stays/homes/${unit}/periods?month=${month}`
  return (
    <Panel title={t('deskStays.periods.title')} id="periods">
      <p className="field__hint">
        {t(`deskStays.periods.${shown.length > 0 ? 'hint' : 'none'}`, { count: periods.length })}
      </p>
      <Form action={action} hidden={{ tag }} errors={filled.errors} wide t={t}>
        <EnterButton name="save" value="on">
          {t('deskStays.save')}
        </EnterButton>
        {shown.length > 0 && (
          <details open={Object.keys(filled.errors).length > 0}>
            <summary>{t('deskStays.periods.list', { count: shown.length })}</summary>
            <ul className="periods-list">
              {shown.map(({ start, end, type, price }) => {
                const name = `price-${start}-${end}`
                return (
                  <li key={name}>
                    <Field
                      label={`${t(`rental.type.${type}`)}, ${formatDate(start)} – ${formatDate(end)}`}
                      name={name}
                      inputMode="decimal"
                      before="€"
                      error={filled.errors[name]}
                      defaultValue={filled.values[name] ?? priceText(price)}
                    />
                    <Button
                      kind="quiet"
                      isSmall
                      icon="close"
                      name="remove"
                      value={`${start}/${end}`}
                      of={`${nightsText({ start, end }, t)}, ${formatNumber('currency', price)}`}
                    >
                      {t('deskStays.periods.remove')}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </details>
        )}
        <FieldSet title={t('deskStays.periods.new')} columns>
          <Select
            label={t('deskStays.periods.type')}
            name="period-type"
            chosen={filled.values['period-type']}
            options={PERIOD_TYPES.map(type => ({ value: type, label: t(`rental.type.${type}`) }))}
          />
          <Field label={t('rental.arrival')} type="date" min={today} {...at('period-start')} />
          <Field label={t('rental.departure')} type="date" min={today} {...at('period-end')} />
          <Field label={t('rental.price')} inputMode="decimal" before="€" {...at('period-price')} />
        </FieldSet>
        <FormButtons>
          <Button name="save" value="on">
            {t('deskStays.save')}
          </Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}

/** The month that is shown and the one after it. */
const isIn = (month: string, start: Day): boolean =>
  start.slice(0, 7) >= month && start.slice(0, 7) <= addMonths(month, 1)

/** As people type it: '895' or '895,50'. */
const priceText = (price: number): string =>
  Number.isInteger(price) ? String(price) : price.toFixed(2).replace('.', ',')
