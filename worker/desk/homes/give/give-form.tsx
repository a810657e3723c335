import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { Member } from '../../../agency/people/members.ts'
import { Button } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { Form, FormButtons, type Filled } from '../../page/form.tsx'
import { Panel } from '../../page/notice.tsx'

/** All homes of one agent to a colleague, in one act: somebody left, or is away for long (DESK-197). */
export const GiveForm = ({
  from,
  count,
  members,
  filled = { values: {}, errors: {} },
  t,
}: {
  /** The e-mail address that these homes name. */
  from: string
  count: number
  members: readonly Member[]
  filled?: Filled
  t: Translate
}): ReactNode => {
  const takers = takersOf(members, from)
  if (takers.length === 0 || count === 0) return null
  const isHere = members.some(({ email }) => email.toLowerCase() === from)
  return (
    <Panel title={t('deskHomes.give.title', { count })} id="give">
      <p>{t(isHere ? 'deskHomes.give.here' : 'deskHomes.give.left', { email: from })}</p>
      <Form action="/desk/homes-given" hidden={{ from }} errors={filled.errors} t={t}>
        <Select
          label={t('deskHomes.give.to')}
          name="to"
          none={t('deskHomes.new.choose')}
          chosen={filled.values.to}
          error={filled.errors.to}
          options={takers.map(({ id, name, email }) => ({
            value: id,
            label: `${name} (${email})`,
          }))}
        />
        <FormButtons>
          <Button>{t('deskHomes.give.act')}</Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}

/** Who may have homes: they change those that name them. */
export const takersOf = (members: readonly Member[], from: string): Member[] =>
  members.filter(
    ({ role, email }) => (role === 'owner' || role === 'agent') && email.toLowerCase() !== from,
  )
