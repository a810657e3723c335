import { toDay } from '../../shared/time/time-zone.ts'
import { DUTY_RATES, VAT_RATES, type DutyRate } from '../../shared/estate/price/cost-rates.ts'
import type { Region } from '../../shared/estate/record/location.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import type { Translate } from '../../shared/translator.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

const REGIONS: readonly Region[] = ['FLANDERS', 'WALLONIA', 'BRUSSELS']

/** What comes on top of a price: VAT on what is new, registration duty on what stands. */
export const vatRegimeCosts: SectionDefinition<'vat-regime-costs'> = {
  View: ({ section, context, index }) => (
    <SectionFrame section={section} context={context} index={index}>
      <div className="costs">
        <section className="costs__part">
          <h3>{context.t('vatCosts.newTitle')}</h3>
          <dl className="brackets">
            {VAT_RATES.map(({ rate }) => (
              <div key={rate} className="bracket">
                <dt className="bracket__rate">{context.t('vatCosts.rate', { rate })}</dt>
                <dd>
                  <strong>{context.t(`vatCosts.rate${rate}`)}</strong>{' '}
                  {context.t(`vatCosts.rate${rate}Text`)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="costs__part">
          <h3>{context.t('vatCosts.existingTitle')}</h3>
          <Duties context={context} />
        </section>
      </div>
    </SectionFrame>
  ),
}

function Duties({ context: { t, now } }: { context: SectionContext }) {
  const today = toDay(now)
  const rows = REGIONS.flatMap(region => {
    const standard = homeDuty(region, 'secondHome', today)
    const ownHome = homeDuty(region, 'ownHome', today)
    return standard && ownHome ? [{ region, standard, ownHome }] : []
  })
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('vatCosts.region')}</th>
            <th scope="col">{t('vatCosts.standard')}</th>
            <th scope="col">{t('vatCosts.ownHome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ region, standard, ownHome }) => (
            <tr key={region}>
              <th scope="row">
                {t(`vatCosts.${region}`)}{' '}
                <small className="costs__since">
                  {t('vatCosts.since', {
                    date: formatDate([standard.from, ownHome.from].toSorted().at(-1)) ?? '',
                  })}
                </small>
              </th>
              <td>{dutyText(standard, t)}</td>
              <td>{dutyText(ownHome, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="costs__note">{t('vatCosts.note')}</p>
    </>
  )
}

/** The duty on a house or apartment in force on a day; the newest of several. */
const homeDuty = (
  region: Region,
  situation: DutyRate['situation'],
  today: string,
): DutyRate | undefined =>
  DUTY_RATES.filter(
    rate =>
      rate.region === region &&
      rate.situation === situation &&
      rate.of === 'home' &&
      rate.from <= today,
  )
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1)

function dutyText({ rate, exempt, ceiling }: DutyRate, t: Translate): string {
  const percent = t('vatCosts.rate', { rate: formatNumber('number', rate) ?? '' })
  if (!exempt || !ceiling) return percent
  const amount = (value: number): string => formatNumber('currency', value) ?? ''
  return `${percent}, ${t('vatCosts.exempt', { amount: amount(exempt), ceiling: amount(ceiling) })}`
}
