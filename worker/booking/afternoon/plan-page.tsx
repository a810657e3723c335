import type { ReactNode } from 'react'
import { FEWEST_STOPS, MOST_STOPS, proposeRoutes } from '../../../shared/afternoon/propose.ts'
import { chosenRoute } from '../../../shared/afternoon/afternoon-form.ts'
import { readPublicIds, writePublicIds } from '../../../shared/estate/public-ids.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { href } from '../../../shared/routes.ts'
import { isDay } from '../../../shared/time/day.ts'
import { ApiError } from '../../api/errors.ts'
import { loadShown } from '../../favorites/load.ts'
import { receiveForm } from '../../forms/receive.ts'
import { notFound } from '../../http/absence.ts'
import { browserFiles } from '../../page/browser-files.ts'
import type { HtmlPage, PageHandler, PageRequest } from '../../page/result.ts'
import { ChooseHomes } from './choose-view.tsx'
import { loadPlan, waysOf } from './plan.ts'
import { PlanView } from './plan-view.tsx'
import { sendAfternoon } from './send-afternoon.ts'

/** Homes of which some are chosen, at most. */
const MOST_SHOWN = 30

const CHOOSE = 'choose'

const isChoosing = (url: URL): boolean => url.searchParams.get('view') === CHOOSE

const idsOf = (texts: readonly string[]): string[] => {
  const seen = new Map(readPublicIds(texts.join('.')).map(id => [id.toLowerCase(), id]))
  return [...seen.values()].slice(0, MOST_SHOWN)
}

/** Homes to visit on one day: those that were chosen with a few routes through them, else the choice (AFTERNOON-1). */
export const planPage: PageHandler = async request => {
  const ids = idsOf(request.url.searchParams.getAll('ids'))
  const isChosen = ids.length >= FEWEST_STOPS && ids.length <= MOST_STOPS
  return isChosen && !isChoosing(request.url)
    ? showPlan(request, ids, null)
    : showChoice(request, ids)
}

/** Books the route that was chosen; what cannot be comes back with new ones and all that was typed (AFTERNOON-9). */
export const postPlan: PageHandler = async request => {
  const { visitorRequest: visitor, locale } = request
  if (!visitor) return notFound()
  const received = await receiveForm(visitor, request, 'afternoon')
  const sent = 'reason' in received ? received : await sendAfternoon(request, received)
  if (!('reason' in sent))
    return {
      kind: 'redirect',
      to: href('afternoonTicket', locale, { afternoonId: sent.afternoon }, 'sent=viewing'),
      status: 303,
    }
  const chosen = chosenRoute(sent.fields)?.map(({ id }) => id) ?? []
  const ids = idsOf(sent.fields.getAll('ids')).slice(0, MOST_STOPS)
  return showPlan(request, ids.length > 0 ? ids : chosen, sent)
}

async function showChoice(request: PageRequest, ids: string[]): Promise<HtmlPage> {
  const cards = await loadShown(request, ids)
  return framed(
    request,
    ids,
    'agenda.round.choose',
    200,
    <ChooseHomes context={request} cards={cards} count={ids.length} />,
  )
}

async function showPlan(
  request: PageRequest,
  ids: string[],
  failed: RejectedForm | null,
): Promise<HtmlPage> {
  const plan = await loadPlan(request, ids).catch((error: unknown) => {
    // What was typed is not lost where no times can be had.
    if (failed && error instanceof ApiError) return null
    throw error
  })
  const from = request.url.searchParams.get('start') ?? ''
  const proposals =
    plan && plan.visits.length >= FEWEST_STOPS
      ? proposeRoutes(plan.visits, waysOf(plan), isDay(from) ? from : null)
      : null
  return framed(
    request,
    ids,
    'agenda.round.title',
    failed?.status ?? 200,
    <PlanView
      context={request}
      ids={ids}
      plan={plan}
      proposals={proposals}
      failed={failed}
      isLater={isDay(from)}
    />,
  )
}

/** A page of this moment, with a sheet of its own. */
function framed(
  { site, t, url }: PageRequest,
  ids: readonly string[],
  title: string,
  status: HtmlPage['status'],
  body: ReactNode,
): HtmlPage {
  const query = new URLSearchParams({
    ...(ids.length > 0 && { ids: writePublicIds(ids) }),
    ...(isChoosing(url) && { view: CHOOSE }),
  })
  return {
    kind: 'page',
    status,
    title: t(title),
    description: t('agenda.round.description'),
    policy: 'personal',
    tags: [],
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('afternoon', other, {}, query)]),
    ),
    robots: 'noindex',
    body: (
      <section className="section section--first afternoon">
        <link rel="stylesheet" href={browserFiles.visitsStyle} />
        <header className="section__header">
          <h1 className="section__title">{t(title)}</h1>
          <p className="section__intro">{t('agenda.round.intro')}</p>
        </header>
        {body}
      </section>
    ),
  }
}
