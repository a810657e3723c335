import type { ReactNode } from 'react'
import {
  type CalculatorProps,
  COST_ROW_CLASSES,
  costRows,
  costsIn,
  loanRows,
} from '../../../client/estate/cost-rows.ts'
import { ServedIsland } from '../../render/island.tsx'
import { useView, type View } from '../../../client/view.tsx'
import { regionOf } from '../../../shared/estate/address.ts'
import { parseSituation, situationsFor } from '../../../shared/estate/price/all-in-cost.ts'
import type { Situation } from '../../../shared/estate/price/cost-rates.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { headTypeOf, isHome, isProject } from '../../../shared/estate/kind/head-types.ts'
import { dwellingsOf, isMovable } from '../../../shared/estate/kind/own-home.ts'
import { subTypeEntry } from '../../../shared/estate/kind/sub-types.ts'
import { type LawSource, lawSourceText } from '../../../shared/estate/legal/law-sources.ts'
import { isBuiltNew } from '../../../shared/estate/kind/built-new.ts'
import { isInCoreCity } from '../../../shared/estate/price/core-cities.ts'
import { readLoan, type LoanFields } from '../../../shared/estate/price/monthly-payment.ts'
import { isPartialPrice } from '../../../shared/estate/price/price-kind.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { at } from '../../../shared/estate/read.ts'
import { statusCode } from '../../../shared/estate/status.ts'
import { hasVatRegime, priceVat } from '../../../shared/estate/price/price-vat.ts'
import { formatDate } from '../../../shared/format.ts'
import { tableOf } from '../../../shared/table.ts'
import { typeset } from '../../../shared/typography.ts'
import { LoanInputs } from './loan-inputs.tsx'

interface Props {
  calculation: Calculation
  /** From the address: `?situation=…`. */
  fromAddress: string | null
  /** From the address, as it was written. */
  loan: LoanFields
  path: string
}

interface Calculation extends CalculatorProps {
  situations: Situation[]
  usual: Situation
  /** A house or an apartment. */
  home: boolean
}

/** What can be calculated of a private sale on the day `today` (ISO date); null where the law or the record leaves it open (LAW-38). */
export function calculationOf(
  estate: Estate,
  today: string,
  { t, locale }: Pick<View, 't' | 'locale'>,
): Calculation | null {
  const price = priceValue(estate)
  const region = regionOf(estate)
  if (price === null || price < 0 || !region || !isPlainSale(estate)) return null
  const land = headTypeOf(estate) === 'PLOT'
  const home = isHome(estate)
  const dwellings = dwellingsOf(estate)
  const newBuilding = isBuiltNew(estate)
  const situations = situationsFor({ region, land, home, dwellings, newBuilding }, today)
  const [usual] = situations
  const line = tableOf(LINES, id => t(`allIn.line.${id}`))
  const words = {
    locale,
    line,
    unknown: t('allIn.unknown'),
    loan: tableOf(LOAN_ROWS, id =>
      t(`calculator.loan.${id}`, { years: '{{years}}', rate: '{{rate}}' }),
    ),
  }
  return usual
    ? {
        purchase: { price, region, land, inCoreCity: isInCoreCity(estate) },
        today,
        words,
        situations,
        usual,
        home,
      }
    : null
}

/** A building or a plot with a price of its own: no project, bidding, business, houseboat or hidden price. */
const isPlainSale = (estate: Estate): boolean =>
  statusCode(estate) === 'FOR_SALE' &&
  !isProject(estate) &&
  !isPartialPrice(estate) &&
  !hasVatRegime(estate) &&
  !isMovable(estate) &&
  priceVat(estate) !== 'INCLUDED' &&
  subTypeEntry(at(estate, 'general.subType.id'))?.code !== 'BUSINESS'

const LOAN_ROWS = ['amount', 'monthly', 'total', 'none'] as const
const LINES = ['price', 'registration', 'modestHome', 'vat', 'notary', 'deed', 'total'] as const

/** The all-in cost calculator: a form that asks the page anew, or calculates where it stands. */
export function CostCalculator({ calculation, fromAddress, loan, path }: Props): ReactNode {
  const { t, locale } = useView()
  const { situations, usual, home, ...props } = calculation
  const requested = parseSituation(fromAddress)
  const chosen = requested && situations.includes(requested) ? requested : usual
  const costs = costsIn(chosen, props)
  if (!costs) return null
  const requestedLoan = readLoan(loan)
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
                <span>
                  {t(situationKey(situation, home))}{' '}
                  {situation !== 'secondHome' && (
                    <small className="calculator__condition">
                      {t(`allIn.condition.${situation}`)}
                    </small>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
          <LoanInputs loan={loan} wrong={requestedLoan?.wrong ?? []} />
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
          <tbody data-loan aria-live="polite">
            {loanRows(costs, requestedLoan?.request ?? null, props.words).map(
              ({ id, label, amount }) => (
                <tr key={id} className={COST_ROW_CLASSES[id]}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </ServedIsland>
      <p className="costs__note">
        {t('allIn.notaryFee')} {t('calculator.estimate')}{' '}
        {t('allIn.ratesFrom', { date: formatDate(costs.ratesFrom) ?? '' })}
        {'. '}
        {t('calculator.sources', {
          sources: typeset(
            costs.sources
              .map(source => lawSourceText(source, locale))
              .join(locale === 'fr' ? ' ; ' : '; '),
            locale,
          ),
        })}{' '}
        {t('allIn.checked', { date: formatDate(lastCheck(costs.sources)) ?? '' })}{' '}
        {t('calculator.stays')}
      </p>
      <p className="costs__note">{t('calculator.loan.formula')}</p>
    </section>
  )
}

/** The key of a situation's name; what is no home is no second home either (LAW-42). */
export const situationKey = (situation: Situation, home: boolean): string =>
  situation === 'secondHome' && !home
    ? 'allIn.situation.otherProperty'
    : `allIn.situation.${situation}`

/** The oldest of the last checks, ISO date. */
const lastCheck = (sources: readonly LawSource[]): string | undefined =>
  sources.map(({ checked }) => checked).toSorted()[0]
