import { proposeRoutes } from '../../../shared/afternoon/propose.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { href } from '../../../shared/routes.ts'
import { isDay } from '../../../shared/time/day.ts'
import { agencyOf } from '../../agency/stub.ts'
import { ApiError } from '../../api/errors.ts'
import { receiveForm } from '../../forms/receive.ts'
import { mayTryToken, tokenPage } from '../../forms/token-page.tsx'
import { notFound } from '../../http/absence.ts'
import type { HtmlPage, PageHandler, PageRequest } from '../../page/result.ts'
import { reconcileCancellation } from '../reconcile.ts'
import { loadPlan, waysOf } from './plan.ts'
import { moveAfternoon } from './send-afternoon.ts'
import { loadAfternoon, stillToCome, type Afternoon } from './ticket-stops.ts'
import { TicketView, type MoveChoice } from './ticket-view.tsx'

/** An afternoon as one takes it along, for whoever has its address. It changes nothing (AFTERNOON-14). */
export const ticketPage: PageHandler = async (request, { afternoonId = '' }) => {
  if (!(await mayTryToken(request))) return notFound()
  const afternoon = await loadAfternoon(request, afternoonId)
  return afternoon ? showTicket(request, afternoonId, afternoon) : notFound()
}

/** Moves all, cancels all or cancels one (AFTERNOON-15, AFTERNOON-16). */
export const postTicket: PageHandler = async (request, { afternoonId = '' }) => {
  const { visitorRequest: visitor, locale } = request
  if (!visitor || !(await mayTryToken(request))) return notFound()
  const afternoon = await loadAfternoon(request, afternoonId)
  if (!afternoon) return notFound()
  const received = await receiveForm(visitor, request, 'move')
  if ('reason' in received) return showTicket(request, afternoonId, afternoon, received)
  const { fields } = received
  const back = (sent: string): Awaited<ReturnType<PageHandler>> => ({
    kind: 'redirect',
    to: href('afternoonTicket', locale, { afternoonId }, sent && `sent=${sent}`),
    status: 303,
  })
  const standing = stillToCome(afternoon)
  if (fields.get('act') === 'move') {
    const sent = await moveAfternoon(request, received, afternoonId, standing)
    return 'reason' in sent ? showTicket(request, afternoonId, afternoon, sent) : back('move')
  }
  const one = fields.get('stop')
  const keys = standing.map(({ key }) => key).filter(key => one === null || key === one)
  if (keys.length > 0 && !(await cancelStops(request, keys))) return back('')
  return back(keys.length === 0 ? '' : one === null ? 'cancel' : 'stop')
}

/** All are stored first, so that none can be lost; whether the API has cancelled each. */
async function cancelStops(
  { env, site, now }: PageRequest,
  keys: readonly string[],
): Promise<boolean> {
  const agency = agencyOf(env, site.id)
  const asked = await agency.afternoons.askCancellation(keys, now)
  let isDone = asked.length === keys.length
  for (const key of asked) {
    const booking = await agency.bookings.find(key)
    if (!booking) continue
    await reconcileCancellation({ env, site, agency, now }, booking).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      isDone = false
    })
  }
  return isDone
}

async function showTicket(
  request: PageRequest,
  afternoonId: string,
  afternoon: Afternoon,
  failed: RejectedForm | null = null,
): Promise<HtmlPage> {
  const { t, url, site } = request
  const isMoving = failed !== null || url.searchParams.get('view') === 'move'
  return {
    ...tokenPage(
      t('agenda.round.ticketTitle'),
      <TicketView
        context={request}
        name={afternoonId}
        afternoon={afternoon}
        sent={url.searchParams.get('sent')}
        move={isMoving ? await moveChoice(request, afternoon) : null}
        failed={failed}
      />,
      failed?.status,
    ),
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('afternoonTicket', other, { afternoonId })]),
    ),
  }
}

/** Other routes through what is still to come; the times that it has now are not among them. */
async function moveChoice(
  request: PageRequest,
  afternoon: Afternoon,
): Promise<MoveChoice | 'none' | null> {
  const standing = stillToCome(afternoon)
  if (standing.length === 0) return null
  try {
    const plan = await loadPlan(
      request,
      standing.map(({ body }) => body.agendaId),
    )
    const from = request.url.searchParams.get('start') ?? ''
    const isWhole = plan.visits.length === standing.length
    const proposals = isWhole && proposeRoutes(plan.visits, waysOf(plan), isDay(from) ? from : null)
    return proposals && proposals.days.length > 0 ? { plan, proposals } : 'none'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return 'none'
  }
}
