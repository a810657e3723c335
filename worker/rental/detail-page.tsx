import { toDay } from '../../shared/time/time-zone.ts'
import type { Day } from '../../shared/time/units.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { isDay, monthOf } from '../../shared/time/day.ts'
import { localize } from '../../shared/locale.ts'
import { shownMonth } from '../../shared/rental/month-calendar.ts'
import type { RentalPeriod, RentalUnit } from '../../shared/rental/rental-unit.ts'
import { photoSources } from '../../client/rental/photo-sources.ts'
import { parseRentalQuery } from '../../shared/rental/search.ts'
import { cheapestStay } from '../../shared/booking/stay.ts'
import { rentalTitle } from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import { ApiError } from '../api/errors.ts'
import type { PageHandler, PageRequest, HtmlPage } from '../page/result.ts'
import { HERO_SIZES } from '../estate/gallery/gallery.tsx'
import { rentalJsonLd } from './json-ld.ts'
import type { ChosenStay } from './detail-props.ts'
import { nearTo } from '../tiles/near/near-to.ts'
import { placeOf } from './place-of.ts'
import { RentalDetail } from './rental-detail.tsx'
import { notFound } from '../http/absence.ts'

/** /vakantie/:rentalUnitId, with `month`, `start`, `end` and `persons` for the stay the visitor has in mind. */
export const rentalPage: PageHandler = async (request, { rentalUnitId = '' }) => {
  const unit = await request.api.rentalUnit(rentalUnitId)
  return unit ? showRental(request, unit, request.url.searchParams) : notFound()
}

/** The page of a rental unit; with a rejected form it is personal. */
export async function showRental(
  request: PageRequest,
  unit: RentalUnit,
  params: URLSearchParams,
  failed?: RejectedForm,
): Promise<HtmlPage> {
  const { api, site, locale, t, now } = request
  const place = placeOf(unit)
  const [knownPeriods, agreements, near] = await Promise.all([
    (failed
      ? api.currentRentalPeriods(unit.id).catch(() => api.rentalPeriods(unit.id))
      : api.rentalPeriods(unit.id)
    ).catch(nullOnApiError),
    api.agreements().catch(nullOnApiError),
    place ? nearTo(request, locale, place) : [],
  ])
  const periods = knownPeriods ?? []
  const title = rentalTitle(unit, locale, t)
  const dates = chosenDates(params, periods, toDay(now))
  return {
    kind: 'page',
    status: failed?.status ?? 200,
    title,
    description: localize(unit.general.descriptionShort, locale) ?? '',
    policy: failed ? 'personal' : 'rental',
    tags: [`rental-${site.id}-${unit.id}`, `list-${site.id}`],
    alternates: Object.fromEntries(
      site.locales.map(other => [
        other,
        href('rental', other, { rentalUnitId: unit.id }, queryOf(dates)),
      ]),
    ),
    ...(dates.start && { robots: 'noindex, follow' as const }),
    preload: preloadOf(unit),
    jsonLd: [rentalJsonLd(unit, { site, locale, title })],
    crumbs: [{ name: t('rental.title'), path: href('rentals', locale) }],
    body: (
      <RentalDetail
        request={request}
        unit={unit}
        title={title}
        periods={periods}
        agreements={agreements ?? []}
        near={near}
        isIncomplete={!knownPeriods || !agreements}
        dates={dates}
        sent={params.get('sent')}
        failed={failed ?? null}
      />
    ),
  }
}

function nullOnApiError(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/** The dates in the address that are valid; the month defaults to that of arrival. */
function chosenDates(params: URLSearchParams, periods: RentalPeriod[], today: Day): ChosenStay {
  const [start, end] = [params.get('start'), params.get('end')]
  const arrival = isDay(start) && start >= today ? start : null
  const departure = arrival && isDay(end) && end > arrival ? end : null
  return {
    today,
    start: arrival,
    end: departure,
    persons: parseRentalQuery(params).persons ?? null,
    month: shownMonth(periods, params.get('month') ?? (arrival && monthOf(arrival)), today),
    stay:
      arrival && departure
        ? cheapestStay(
            periods.filter(period => period.start >= today),
            arrival,
            departure,
          )
        : null,
  }
}

const queryOf = ({ start, end }: ChosenStay): URLSearchParams =>
  new URLSearchParams({ ...(start && { start }), ...(end && { end }) })

function preloadOf({ photos }: RentalUnit): HtmlPage['preload'] {
  const sources = photoSources(photos[0])
  return sources && { href: sources.src, srcSet: sources.srcSet, sizes: HERO_SIZES }
}
