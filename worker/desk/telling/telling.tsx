import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { TELLING_ROWS, type TellingRow } from '../../agency/mail/tellings.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Button } from '../page/button.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'

const GROUPS = {
  people: ['contact', 'enquiry', 'friend', 'erased'],
  viewings: ['viewing'],
  stays: ['stay'],
  news: ['confirm', 'matches'],
  homes: ['seller', 'feed', 'crm', 'key'],
  desk: [],
} as const satisfies Record<string, readonly string[]>

type Group = keyof typeof GROUPS

/** 'viewing-booked' is of the viewings; what is of no other group is of the desk. */
function groupOf({ kind }: TellingRow): Group {
  for (const [group, starts] of Object.entries(GROUPS))
    if (starts.some(start => kind === start || kind.startsWith(`${start}-`)))
      for (const name of GROUP_NAMES) if (name === group) return name
  return 'desk'
}

const GROUP_NAMES: readonly Group[] = ['people', 'viewings', 'stays', 'news', 'homes', 'desk']

/** GET /desk/telling: every mail that leaves for this agency, to whom, in whose language, and whether it may stay away. */
export async function tellingPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const muted = await agencyOf(c.env, c.var.site.id).mutedMails.list()
  return deskPage(
    c,
    t('deskTelling.title'),
    <Form t={t} wide isGuarded>
      {GROUP_NAMES.map(group => (
        <Panel key={group} title={t(`deskTelling.group.${group}`)}>
          <Table
            isWords
            caption={t(`deskTelling.group.${group}`)}
            columns={[
              { title: t('deskTelling.event') },
              { title: t('deskTelling.to') },
              { title: t('deskTelling.language') },
              { title: t('deskTelling.leaves') },
            ]}
            rows={TELLING_ROWS.filter(row => groupOf(row) === group).map(row => ({
              id: row.name,
              cells: [
                t(`deskTelling.events.${row.kind}`),
                t(`deskTelling.party.${row.to}`),
                t(`deskTelling.in.${row.language}`),
                row.off === 'may' ? (
                  <Switch key="switch" row={row} isOn={!muted.includes(row.name)} t={t} />
                ) : (
                  t(`deskTelling.always.${row.off}`)
                ),
              ],
            }))}
          />
        </Panel>
      ))}
      <FormButtons isSticky>
        <Button>{t('deskTelling.save')}</Button>
      </FormButtons>
    </Form>,
    200,
    { intro: t('deskTelling.intro'), tabs: <SettingsTabs room="telling" t={t} /> },
  )
}

const Switch = ({ row, isOn, t }: { row: TellingRow; isOn: boolean; t: Translate }): ReactNode => (
  <>
    <input type="hidden" name="shown" value={row.name} />
    <label className="check">
      <input type="checkbox" name="on" value={row.name} defaultChecked={isOn} />
      <span>
        {t('deskTelling.on')}
        <span className="visually-hidden">
          {` ${t(`deskTelling.events.${row.kind}`)}, ${t(`deskTelling.party.${row.to}`)}`}
        </span>
      </span>
    </label>
  </>
)
