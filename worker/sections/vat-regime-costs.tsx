import { formatDate, formatNumber } from '../../shared/format.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionKind } from './section-kind.ts'

/** Per cent (spec 9). */
const VAT_BRACKETS = [6, 12, 21] as const

/** Registration duty in per cent, as of a date (display rules 2.6). */
const DUTIES = {
  validFrom: '2025-01-01',
  regions: [
    { region: 'FLANDERS', standard: 12, ownHome: 2, exempt: null },
    { region: 'WALLONIA', standard: 12.5, ownHome: 3, exempt: null },
    { region: 'BRUSSELS', standard: 12.5, ownHome: 12.5, exempt: 200_000 },
  ],
} as const

/** What comes on top of a price: VAT on what is new, registration duty on what stands. */
export const vatRegimeCosts: SectionKind<'vat-regime-costs'> = {
  View: ({ section, context, index }) => (
    <SectionFrame section={section} context={context} index={index}>
      <div className="costs">
        <section className="costs__part">
          <h3>{context.t('vatCosts.newTitle')}</h3>
          <dl className="brackets">
            {VAT_BRACKETS.map(rate => (
              <div key={rate} className="bracket">
                <dt className="bracket__rate">{context.t('vatCosts.rate', { rate })}</dt>
                <dd><strong>{context.t(`vatCosts.rate${rate}`)}</strong> {context.t(`vatCosts.rate${rate}Text`)}</dd>
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

function Duties({ context: { t } }: { context: SectionContext }) {
  const rate = (value: number): string => t('vatCosts.rate', { rate: formatNumber('number', value) ?? '' })
  return (
    <>
      <table className="table">
        <thead>
          <tr><th scope="col">{t('vatCosts.region')}</th><th scope="col">{t('vatCosts.standard')}</th><th scope="col">{t('vatCosts.ownHome')}</th></tr>
        </thead>
        <tbody>
          {DUTIES.regions.map(({ region, standard, ownHome, exempt }) => (
            <tr key={region}>
              <th scope="row">{t(`vatCosts.${region}`)}</th>
              <td>{rate(standard)}</td>
              <td>{exempt ? t('vatCosts.exempt', { amount: formatNumber('currency', exempt) ?? '' }) : rate(ownHome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="costs__note">{t('vatCosts.note', { date: formatDate(DUTIES.validFrom) ?? '' })}</p>
    </>
  )
}
