import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { isPartialPrice } from '../../../shared/estate/price/price-kind.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { hasVatRegime } from '../../../shared/estate/price/price-vat.ts'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { daysOnline, pricesSince } from '../../../shared/memory/price-history.ts'
import { href } from '../../../shared/routes.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Day } from '../../../shared/time/units.ts'

interface Props {
  estate: Estate
  settings: Pick<Site['settings'], 'priceHistory' | 'soldPrices'>
  today: Day
}

/** How long a home is on offer and what was asked for it before, and the way to what was sold nearby; each where the agency shows it (MEMORY-8). */
export function PriceHistory({ estate, settings, today }: Props): ReactNode {
  const { t, locale } = useView()
  const { publicationDate, closedOn, priceHistory } = estate.general
  const isOpen = !isSold(estate)
  const days = settings.priceHistory && isOpen ? daysOnline(publicationDate, closedOn, today) : null
  const isShown = isOpen && !isPartialPrice(estate) && !hasVatRegime(estate)
  const prices =
    settings.priceHistory && isShown ? pricesSince(priceHistory, priceValue(estate), today) : []
  if (days === null && prices.length === 0 && !settings.soldPrices) return null
  return (
    <section className="price-history">
      {days !== null && (
        <p>{t('memory.online', { count: days, day: formatDate(publicationDate) ?? '' })}</p>
      )}
      {prices.length > 0 && (
        <>
          <h2>{t('memory.asked')}</h2>
          <ol className="memory__deals">
            {prices.map(({ day, value }) => (
              <li key={day} className="memory__deal">
                <time dateTime={day}>{formatDate(day)}</time>
                <span>{formatNumber('currency', value)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {settings.soldPrices && (
        <p>
          <a href={href('soldPrices', locale)}>{t('memory.link')}</a>
        </p>
      )}
    </section>
  )
}
