import type { ReactNode } from 'react'
import { HeartButton } from '../../../client/estate/card/heart-button.tsx'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { rentCharges } from '../../../shared/estate/legal/advert-lines.ts'
import { NO_PRICE } from '../../../shared/estate/price/price.ts'
import { partialKind } from '../../../shared/estate/price/price-kind.ts'
import { pricePerArea } from '../../../shared/estate/price/price-per-area.ts'
import { isForRent, isSold } from '../../../shared/estate/status.ts'
import { priceVat } from '../../../shared/estate/price/price-vat.ts'
import { formatNumber } from '../../../shared/format.ts'
import { priceText } from './price-text.ts'

/** What it costs, and what comes with that: on a wide screen it stays in sight beside the story (DETAIL-47). */
export function EstateOffer({ estate, title }: { estate: Estate; title: string }): ReactNode {
  const { t } = useView()
  const price = priceText(estate, t)
  const notes = isSold(estate) || price === NO_PRICE ? [] : priceNotes(estate)
  return (
    <div className="estate__offer">
      <p className="estate__price">{price}</p>
      <HeartButton estate={estate} title={title} className="estate__heart" />
      <Charges estate={estate} />
      <PerArea estate={estate} />
      {notes.map(note => (
        <p key={note} className="estate__not-binding">
          {t(note)}
        </p>
      ))}
    </div>
  )
}

/** What the shown price is and is not (LAW-24, LAW-69, LAW-80): an invitation to make an offer only where it is what is asked. */
function priceNotes(estate: Estate): string[] {
  const kind = partialKind(estate)
  if (kind) return [kind === 'STARTING' ? 'estate.startingPrice' : 'estate.bouquetPrice']
  return [
    isForRent(estate) ? 'estate.notBindingRent' : 'estate.notBinding',
    ...(priceVat(estate) === 'EXCLUDED' ? ['estate.newBuildPrice'] : []),
  ]
}

/** A rent is never shown without its charges (LAW-21). */
function Charges({ estate }: { estate: Estate }): ReactNode {
  const { t } = useView()
  const charges = rentCharges(estate, t)
  return charges && <p className="estate__charges">{charges}</p>
}

function PerArea({ estate }: { estate: Estate }): ReactNode {
  const { t } = useView()
  const price = pricePerArea(estate)
  return (
    price && (
      <p className="estate__charges">
        {t(`estate.perArea.${price.of}`, {
          amount: formatNumber('pricePerSurface', price.amount) ?? '',
        })}
      </p>
    )
  )
}
