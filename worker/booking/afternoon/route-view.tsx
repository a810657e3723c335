import type { ReactNode } from 'react'
import { writeRoute } from '../../../shared/afternoon/written-route.ts'
import type { Proposals } from '../../../shared/afternoon/propose.ts'
import type { Route } from '../../../shared/afternoon/route.ts'
import type { Travel } from '../../../shared/afternoon/travel.ts'
import { addressLine } from '../../../shared/estate/address.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import type { FormView } from '../../../client/forms/form-fields.tsx'
import { useView } from '../../../client/view.tsx'
import { formatDayInWords } from '../../../shared/time/format-time.ts'
import { wallTime } from '../../../shared/time/time-zone.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Plan } from './plan.ts'

type Words = Pick<ReturnType<typeof useView>, 't' | 'locale'>

export const clockOf = (at: Seconds): string => wallTime(at).time

/** 'Onderweg 15 min. (3,2 km over de weg)'; an estimate is in whole kilometres. */
export function wayText({ t, locale }: Words, { seconds, meters, by }: Travel): string {
  const isEstimate = by === 'straight'
  const format = new Intl.NumberFormat(`${locale}-BE`, {
    maximumFractionDigits: isEstimate ? 0 : 1,
  })
  const km = meters === null ? '' : format.format(meters / 1000)
  const way = isEstimate && km === '0' ? 'straightNear' : by
  return t(`agenda.round.way.${way}`, { minutes: seconds / 60, km })
}

/** A few routes a day, of which one is chosen: radio buttons, so that it works without script. */
export function RouteChoice({
  plan,
  proposals,
  form,
}: {
  plan: Pick<Plan, 'estates' | 'travel'>
  proposals: Proposals
  form: FormView
}): ReactNode {
  const { t } = useView()
  const chosen = form.fields?.get('route')
  const hasChosen = proposals.days.some(({ routes }) =>
    routes.some(each => writeRoute(each) === chosen),
  )
  const error = form.errors.route
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <fieldset className="afternoon__days" aria-describedby={`${form.id}-route-error`}>
        <legend className="field__label">{t('agenda.round.whichRoute')}</legend>
        {proposals.days.map(({ day, routes }, index) => (
          <details
            key={day}
            className="afternoon__day fold"
            open={hasChosen ? routes.some(each => writeRoute(each) === chosen) : index === 0}
          >
            <summary>
              <b>{formatDayInWords(day, t)}</b>{' '}
              <small>{routes.map(each => clockOf(each[0]?.start ?? 0)).join(', ')}</small>
            </summary>
            {routes.map(route => {
              const value = writeRoute(route)
              return (
                <label key={value} className="afternoon__route">
                  <input
                    type="radio"
                    name="route"
                    value={value}
                    defaultChecked={value === chosen}
                  />
                  <RouteLine plan={plan} route={route} />
                </label>
              )
            })}
          </details>
        ))}
      </fieldset>
      <p className="field__hint">{t('agenda.zone')}</p>
      <p className="field__error" id={`${form.id}-route-error`} hidden={!error}>
        {error && t(error)}
      </p>
    </div>
  )
}

function RouteLine({
  plan: { estates, travel },
  route,
}: {
  plan: Pick<Plan, 'estates' | 'travel'>
  route: Route
}): ReactNode {
  const { t, locale } = useView()
  const titles = new Map(
    estates.map(each => [
      publicId(each),
      addressLine(each.general.address, locale) || mentionedTitle(each, locale, t),
    ]),
  )
  return (
    <span className="afternoon__line">
      <strong className="afternoon__span">
        {clockOf(route[0]?.start ?? 0)}–{clockOf(route.at(-1)?.end ?? 0)}
      </strong>
      {route.map((stop, index) => {
        const before = route[index - 1]
        return (
          <span key={stop.id} className="afternoon__stop">
            {before && (
              <small className="afternoon__way">
                {wayText({ t, locale }, travel(before.id, stop.id))}
              </small>
            )}
            <span>
              <b>{clockOf(stop.start)}</b> {titles.get(stop.id)}
            </span>
          </span>
        )
      })}
    </span>
  )
}
