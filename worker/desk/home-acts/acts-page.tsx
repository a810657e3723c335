import { actsFor, type HomeAct } from '../../../shared/homes/home-acts.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { homeAddress } from '../homes/home-name.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Notice } from '../page/notice.tsx'
import { actsIn } from './act-row.ts'
import { nameOf, openHome, type DeskHome } from './ask-home.ts'
import { Acts } from './acts-form.tsx'
import { History } from './history.tsx'

const ROWS = 200

/** GET /desk/homes/{id}/acts: what can be done to a home in one act, and what was. */
export async function actsPage(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openHome(c, session)
  return home instanceof Response ? home : showActs(c, home)
}

interface Shown {
  /** Why an act was refused; its words are 'deskActs.refused.{reason}'. */
  refused?: string
  /** What was typed as the price, and is none. */
  price?: string
  /** That this price is far from the one before: it is asked about once. */
  isFarOff?: boolean
  /** What was typed as the day, and is none. */
  day?: string
  status?: Status
}

export async function showActs(
  c: Desk,
  home: DeskHome,
  { refused, price, isFarOff = false, day, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { audit, members } = agencyOf(c.env, c.var.site.id)
  const [rows, people] = await Promise.all([
    audit.about(`home ${home.externalId}`, ROWS),
    members.list(),
  ])
  const names = new Map(people.map(({ id, name }) => [`person ${id}`, name]))
  const acts: HomeAct[] = actsFor(home)
  const path = homeAddress(home.externalId, '/acts')
  return deskPage(
    c,
    t('deskActs.title'),
    <>
      {refused && (
        <Notice kind="error">
          <p>{t(`deskActs.refused.${refused}`)}</p>
        </Notice>
      )}
      <Acts
        {...{ acts, home, path, t }}
        typed={price}
        isFarOff={isFarOff}
        typedDay={day}
        today={toDay(c.var.trace.startedAt)}
      />
      <History
        {...{ home, path, names, t }}
        locale={c.var.site.defaultLocale}
        done={actsIn(rows)}
      />
    </>,
    status,
    { back: { href: homeAddress(home.externalId), label: nameOf(c, home) } },
  )
}
