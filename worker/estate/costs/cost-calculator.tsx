import type { ReactNode } from 'react'
import {
  type CalculatorProps,
  COST_ROW_CLASSES,
  costRows,
  costsIn,
} from '../../../client/estate/cost-rows.ts'
import { ServedIsland } from '../../render/island.tsx'
import { useView, type View } from '../../../client/view.tsx'
import { regionOf } from '../../../shared/estate/address.ts'
import { parseSituation, situationsFor } from '../../../shared/estate/price/all-in-cost.ts'
import type { Situation } from '../../../shared/estate/price/cost-rates.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { headTypeOf, isProject } from '../../../shared/estate/kind/head-types.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { at } from '../../../shared/estate/read.ts'
import { statusCode } from '../../../shared/estate/status.ts'
import { fieldAt } from '../../../shared/estate/visibility.ts'
import { formatDate } from '../../../shared/format.ts'
import { tableOf } from '../../../shared/table.ts'

interface Props {
  calculation: Calculation
  /** From the address: `?situation=…`. */
  fromAddress: string | null
  path: string
}

interface Calculation extends CalculatorProps {
  situations: Situation[]
  usual: Situation
}

/** What can be calculated of a sale on the day `today` (ISO date); null of what is not for sale, has no price or lies in no region. */
export function calculationOf(
  estate: Estate,
  today: string,
  { t, locale }: Pick<View, 't' | 'locale'>,
): Calculation | null {
  const price = priceValue(estate)
  const region = regionOf(estate)
  if (
    price === null ||
    price < 0 ||
    !region ||
    statusCode(estate) !== 'FOR_SALE' ||
    isProject(estate)
  )
    return null
  const land = headTypeOf(estate) === 'PLOT'
  const isHome = land || ['HOUSE', 'APARTMENT'].includes(headTypeOf(estate) ?? '')
  const situations = situationsFor(region, land, today).filter(
    situation => isHome || situation !== 'ownHome',
  )
  const usual = isNew(estate) && situations.includes('newBuild21') ? 'newBuild21' : situations[0]
  const line = tableOf(LINES, id => t(`allIn.line.${id}`))
  return usual
    ? { purchase: { price, region, land }, today, words: { locale, line }, situations, usual }
    : null
}

const LINES = ['price', 'registration', 'vat', 'notary', 'deed', 'total'] as const

const isNew = (estate: Estate): boolean =>
  at(estate, 'technical.newBuilding') === true ||
  fieldAt(estate, 'construction.condition') === 'NEW'

/** The all-in cost calculator: a form that asks the page anew, or calculates where it stands. */
export function CostCalculator({ calculation, fromAddress, path }: Props): ReactNode {
  const { t } = useView()
  const { situations, usual, ...props } = calculation
  const requested = parseSituation(fromAddress)
  const chosen = requested && situations.includes(requested) ? requested : usual
  const costs = costsIn(chosen, props)
  if (!costs) return null
  return (
    <section className="calculator" id="costs">
      <h2>{t('calculator.title')}</h2>
      <p className="calculator__intro">{t('calculator.intro')}</p>
      <ServedIsland name="estate-costs" props={props}>
        <form className="calculator__form" method="get" action={`${path}#costs`}>
          <fieldset className="calculator__situations">
            <legend>{t('calculator.situation')}</legend>
            {situations.map(situation => (
              <label key={situation} className="check">
                <input
                  type="radio"
                  name="situation"
                  value={situation}
                  defaultChecked={situation === chosen}
                />
                <span>{t(`allIn.situation.${situation}`)}</span>
              </label>
            ))}
          </fieldset>
          <button className="button button--quiet" type="submit">
            {t('calculator.show')}
          </button>
        </form>
        <table className="costs-table">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('calculator.item')}</th>
              <th scope="col">{t('calculator.amount')}</th>
            </tr>
          </thead>
          <tbody data-costs aria-live="polite">
            {costRows(costs, props.words).map(({ id, label, amount }) => (
              <tr key={id} className={COST_ROW_CLASSES[id]}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ServedIsland>
      <p className="costs__note">
        {t('calculator.estimate')}{' '}
        {t('allIn.ratesFrom', { date: formatDate(costs.ratesFrom) ?? '' })}
        {'. '}
        {t('calculator.sources', { sources: costs.sources.join('; ') })} {t('calculator.stays')}
      </p>
    </section>
  )
}
