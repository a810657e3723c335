import type { Desk } from '../../env.ts'
import { Button, LinkButton } from '../../page/button.tsx'
import { Choices, Select } from '../../page/choices.tsx'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { Form, FormButtons } from '../../page/form.tsx'
import { Notice } from '../../page/notice.tsx'
import type { Agent } from './agendas.ts'
import type { Values } from './read-rules.ts'
import { RulesFields } from './rules-fields.tsx'
import type { Scope } from './scopes.ts'

const BACK = '/desk/calendar/hours'

/** What the address of a form names, as it was read. */
export interface Opened {
  scope: Scope
  team: Agent[]
  tag: string
}

interface Shown {
  values: Values
  mode: string
  agent: string
  errors?: Values
  notice?: string
  status?: Status
}

/** The form, as it is or as it came back. */
export function formPage(
  c: Desk,
  { scope, team, tag }: Opened,
  { values, mode, agent, errors = {}, notice, status = 200 }: Shown,
): Promise<Response> {
  const t = wordsOf(c)
  const said = Object.fromEntries(
    Object.entries(errors).map(([name, word]) => [name, t(`deskCalendar.hours.wrong.${word}`)]),
  )
  const known = team.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = agent === '0' || known.some(({ value }) => value === agent)
  return deskPage(
    c,
    t('deskCalendar.hours.title'),
    <>
      {notice && <Notice kind="error" title={t(`deskCalendar.hours.notice.${notice}`)} />}
      {!scope.mayWrite && <Notice>{<p>{t('deskCalendar.hours.lookOn')}</p>}</Notice>}
      <Form t={t} errors={said} hidden={{ tag }} wide isGuarded={scope.mayWrite}>
        <Choices
          label={t(`deskCalendar.hours.modeOf.${scope.kind}`)}
          name="mode"
          chosen={mode}
          options={scope.modes.map(value => ({
            value,
            label: t(`deskCalendar.hours.mode.${value}`),
          }))}
        />
        {scope.kind === 'home' && (
          <Select
            label={t('deskCalendar.hours.shownBy')}
            hint={t('deskCalendar.hours.shownByHint')}
            name="agent"
            chosen={agent}
            options={[
              { value: '0', label: t('deskCalendar.office') },
              ...known,
              ...(isKnown
                ? []
                : [
                    { value: agent, label: t('deskCalendar.hours.agentNumber', { number: agent }) },
                  ]),
            ]}
          />
        )}
        <RulesFields values={values} errors={said} t={t} />
        {scope.mayWrite && (
          <FormButtons isSticky>
            <Button>{t('deskCalendar.hours.save')}</Button>
            <LinkButton href={BACK}>{t('deskPage.cancel')}</LinkButton>
          </FormButtons>
        )}
      </Form>
    </>,
    status,
    {
      back: { href: BACK, label: t('deskCalendar.hours.all') },
      intro: scope.href ? <a href={scope.href}>{scope.name}</a> : scope.name,
    },
  )
}
