import type { ReactNode } from 'react'
import { formatDate } from '../../../../shared/format.ts'
import type { Day } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Member } from '../../../agency/people/members.ts'
import { ActForm } from '../../act-form.tsx'
import { Button } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { FieldSet, Form, FormButtons } from '../../page/form.tsx'
import { Panel } from '../../page/notice.tsx'
import { Field } from '../../page/parts.tsx'
import { mayWriteFor, type Absence, type Agent } from './agendas.ts'
import type { Values } from './read-rules.ts'

interface Props {
  absences: readonly Absence[]
  team: readonly Agent[]
  member: Member
  today: Day
  values: Values
  errors: Values
  t: Translate
}

/** When somebody is away: what is to come, and one more. */
export const AbsencesPanel = ({
  absences,
  team,
  member,
  today,
  values,
  errors,
  t,
}: Props): ReactNode => {
  const agents = team.filter(agent => mayWriteFor(member, agent))
  const coming = absences.filter(({ until }) => until >= today)
  const said = Object.fromEntries(
    Object.entries(errors).map(([name, word]) => [name, t(`deskCalendar.hours.wrong.${word}`)]),
  )
  const at = (name: string) => ({ name, defaultValue: values[name] ?? '', error: said[name] })
  const rows = coming.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return (
    <Panel title={t('deskCalendar.hours.absences')} id="absences">
      {rows.length === 0 ? (
        <p>{t('deskCalendar.hours.noAbsences')}</p>
      ) : (
        <ul className="waiting">
          {rows.map(absence => {
            const { agent: id, from, until } = absence
            const agent = team.find(each => each.id === id)
            const name = agent?.name ?? t('deskCalendar.hours.agentNumber', { number: id })
            const span =
              from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`
            return (
              <li key={`${id} ${from} ${until}`}>
                <p>
                  {name}
                  <span className="waiting__detail">{span}</span>
                </p>
                {agent && mayWriteFor(member, agent) && (
                  <ActForm
                    action="/desk/calendar/absences"
                    hidden={{ act: 'remove', agent: String(id), from, until }}
                    of={`${name}, ${span}`}
                  >
                    {t('deskPages.remove')}
                  </ActForm>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {agents.length > 0 && (
        <Form t={t} action="/desk/calendar/absences" hidden={{ act: 'add' }} errors={said} wide>
          <FieldSet title={t('deskCalendar.hours.addAbsence')} columns>
            <Select
              label={t('deskCalendar.agent')}
              name="agent"
              error={said.agent}
              chosen={values.agent}
              options={agents.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <Field
              label={t('deskCalendar.hours.field.from')}
              {...at('from')}
              type="date"
              required
            />
            <Field
              label={t('deskCalendar.hours.field.until')}
              {...at('until')}
              type="date"
              required
            />
          </FieldSet>
          <FormButtons>
            <Button kind="quiet">{t('deskCalendar.hours.add')}</Button>
          </FormButtons>
        </Form>
      )}
    </Panel>
  )
}
