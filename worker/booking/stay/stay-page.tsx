import * as v from 'valibot'
import { STAY_STATES } from '../../../shared/booking/stay-state.ts'
import { mayGuestCancel } from '../../../shared/booking/stay-terms.ts'
import { href } from '../../../shared/routes.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { WholeStay } from '../../agency/booking/stay-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { readFormBody } from '../../forms/body.ts'
import { mayTryToken, tokenPage } from '../../forms/token-page.tsx'
import { notFound } from '../../http/absence.ts'
import type { HtmlPage, PageHandler, PageRequest } from '../../page/result.ts'
import { decideStay } from './decide-stay.ts'
import { StayView, titleOfStay, type StayNews } from './stay-view.tsx'

/** /verblijf/:stayId, the guest's own. Changes nothing: mail scanners and prefetching browsers open it too. */
export const stayPage: PageHandler = async (request, { stayId = '' }) => {
  const whole = await find(request, stayId)
  return whole ? show(request, whole) : notFound()
}

/** Withdraws a request, or cancels a stay within its terms: once, from the state that the page showed. */
export const postStay: PageHandler = async (request, { stayId = '' }) => {
  const { env, site, locale, now, visitorRequest } = request
  const whole = await find(request, stayId)
  if (!whole || !visitorRequest) return notFound()
  const body = await readFormBody(visitorRequest)
  if ('status' in body) return show(request, whole, null, body.status)
  const from = v.safeParse(v.picklist(STAY_STATES), body.fields.get('state'))
  const { stay } = whole
  if (from.success && from.output !== stay.state && stay.state !== 'cancelled')
    return show(request, whole, 'changed', 409)
  if (stay.state !== 'cancelled') {
    if (!mayGuestCancel(stay, toDay(now))) return show(request, whole, 'late', 409)
    const decided = await decideStay({ env, site, agency: agencyOf(env, site.id), now }, stay.key, {
      from: stay.state,
      to: 'cancelled',
      by: 'guest',
      word: '',
    })
    if (decided !== 'done' && decided !== 'cancelled') {
      const current = await find(request, stayId)
      return current ? show(request, current, 'changed', 409) : notFound()
    }
  }
  return { kind: 'redirect', to: href('stay', locale, { stayId }), status: 303 }
}

async function find(request: PageRequest, id: string): Promise<WholeStay | null> {
  if (!/^[\w-]{20,64}$/.test(id) || !(await mayTryToken(request))) return null
  return agencyOf(request.env, request.site.id).stays.byReservation(id)
}

async function show(
  request: PageRequest,
  whole: WholeStay,
  news: StayNews = null,
  status: HtmlPage['status'] = 200,
): Promise<HtmlPage> {
  const { site, t, api } = request
  const stayId = whole.booking.bookedId ?? ''
  // As it was called when the nights were asked for, where it cannot be had.
  const unit = await api.rentalUnit(String(whole.stay.unitId)).catch(() => null)
  return {
    ...tokenPage(
      t(`stay.title.${titleOfStay(whole.stay)}`),
      <StayView context={request} whole={whole} unit={unit} news={news} />,
      status,
    ),
    description: t('stay.description'),
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('stay', other, { stayId })]),
    ),
  }
}
