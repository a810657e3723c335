import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { subjectId } from '../../figures/subject.ts'
import { AGENTS } from '../roles.ts'
import type { Desk } from '../env.ts'
import { noHomePage } from '../homes/elsewhere.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Notice, Panel } from '../page/notice.tsx'
import { Chart } from './chart.tsx'
import { findEstate, isTheirs, nameOf } from './home-name.ts'
import { figuresAddress } from '../homes/figures-address.ts'
import { PeriodTabs, readPeriod } from './period.tsx'
import { readFigures } from './read-figures.ts'
import { SellerPanel, type Shown } from './seller/seller-panel.tsx'
import { Totals } from './totals.tsx'

/** GET /desk/figures/homes/{id}: what happened with one home, and who else may see it. */
export async function homeFiguresPage(
  c: Desk,
  { member }: OpenSession,
  shown: Shown = {},
  status: Status = 200,
): Promise<Response> {
  const id = subjectId(c.req.param('home') ?? '')
  if (!id) return noHomePage(c)
  const t = wordsOf(c)
  const { startedAt } = c.var.trace
  const [figures, estate, links] = await Promise.all([
    readFigures(c, readPeriod(c), id),
    findEstate(c, id),
    agencyOf(c.env, c.var.site.id).sellerLinks.list(id, startedAt),
  ])
  const { sum, buckets, unusual, period } = figures
  const isUnknown = !estate && links.length === 0 && sum.views === 0
  if (isUnknown) return noHomePage(c)
  const mayShare = AGENTS.includes(member.role) && (!estate || isTheirs(member, estate))
  return deskPage(
    c,
    estate ? nameOf(c, estate) : t('deskFigures.goneHome', { number: id }),
    <>
      <Totals sum={sum} t={t} />
      {!estate && (
        <Notice>
          <p>{t('deskFigures.gone')}</p>
        </Notice>
      )}
      <Unusual days={unusual} t={t} />
      <Panel>
        <Chart buckets={buckets} t={t} />
      </Panel>
      <SellerPanel
        links={links}
        path={figuresAddress(id)}
        site={c.var.site}
        now={startedAt}
        mayMake={mayShare && estate !== null}
        mayRevoke={mayShare}
        shown={shown}
        t={t}
      />
    </>,
    status,
    {
      back: { href: '/desk/figures', label: t('desk.rooms.figures') },
      tabs: <PeriodTabs path={figuresAddress(id)} period={period} t={t} />,
    },
  )
}

/** Not hidden: who reads the figures judges for themselves (FIGURE-14). */
const Unusual = ({ days, t }: { days: readonly string[]; t: Translate }): ReactNode =>
  days.length > 0 && (
    <Notice kind="warning" title={t('deskFigures.unusual')}>
      <p>
        {t('deskFigures.unusualText', {
          days: days.map(day => formatDate(day) ?? '').join(', '),
        })}
      </p>
    </Notice>
  )
