import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import { FieldSet } from '../../page/form.tsx'
import { Field, TextArea } from '../../page/parts.tsx'
import { groupRows, NUMBERS, type Values } from './read-rules.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The fields of viewing hours. */
export const RulesFields = ({
  values,
  errors,
  t,
}: {
  values: Values
  /** In words, by field. */
  errors: Values
  t: Translate
}): ReactNode => {
  const at = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  const word = (name: string): string => t(`deskCalendar.hours.field.${name}`)
  const number = (name: keyof typeof NUMBERS, after?: string) => (
    <Field
      key={name}
      label={word(name)}
      {...at(name)}
      inputMode="numeric"
      {...(after && { after })}
    />
  )
  const minutes = t('deskCalendar.hours.minutes')
  return (
    <>
      <FieldSet title={word('week')} hint={t('deskCalendar.hours.weekHint')} columns>
        {DAYS.map(day => (
          <Field key={day} label={t(`calendar.weekday.${day}`)} {...at(`hours-${day}`)} />
        ))}
        <Field label={word('breaks')} {...at('breaks')} />
      </FieldSet>
      <FieldSet title={word('viewing')} columns>
        {number('minutes', minutes)}
        {number('buffer', minutes)}
        {number('capacity')}
        {number('daysAhead', t('deskCalendar.hours.days'))}
        {number('noticeMinutes', minutes)}
      </FieldSet>
      <FieldSet title={word('exceptions')}>
        <TextArea
          label={word('closed')}
          hint={t('deskCalendar.hours.closedHint')}
          rows={5}
          {...at('closed')}
        />
      </FieldSet>
      <FieldSet title={word('groups')} hint={t('deskCalendar.hours.groupsHint')}>
        {Array.from({ length: groupRows(values) }, (_, index) => (
          <fieldset className="calendar-group" key={index}>
            <legend className="visually-hidden">
              {t('deskCalendar.hours.group', { number: index + 1 })}
            </legend>
            <Field label={word('day')} {...at(`group-${index}-day`)} type="date" />
            <Field label={word('from')} {...at(`group-${index}-from`)} type="time" />
            <Field label={word('to')} {...at(`group-${index}-to`)} type="time" />
            <Field
              label={word('minutes')}
              {...at(`group-${index}-minutes`)}
              inputMode="numeric"
              after={minutes}
            />
            <Field
              label={word('capacity')}
              {...at(`group-${index}-capacity`)}
              inputMode="numeric"
            />
          </fieldset>
        ))}
      </FieldSet>
    </>
  )
}
