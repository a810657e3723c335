import type { ReactNode } from 'react'
import { HeartButton } from '../../../client/estate/card/heart-button.tsx'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { headTypeOf, isProject } from '../../../shared/estate/kind/head-types.ts'
import { rentCharges } from '../../../shared/estate/legal/advert-lines.ts'
import { isBuiltNew } from '../../../shared/estate/legal/legal-scope.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { pricePerArea } from '../../../shared/estate/price/price-per-area.ts'
import { isForRent, isSold, statusCode } from '../../../shared/estate/status.ts'
import { hasVatRegime } from '../../../shared/estate/price/price-vat.ts'
import { formatNumber } from '../../../shared/format.ts'
import { priceText } from './price-text.ts'

/** What it costs, and what comes with that: on a wide screen it stays in sight beside the story (DETAIL-47). */
export function EstateOffer({ estate, title }: { estate: Estate; title: string }): ReactNode {
  const { t } = useView()
  return (
    <div className="estate__offer">
      <p className="estate__price">{priceText(estate, t)}</p>
      <HeartButton estate={estate} title={title} className="estate__heart" />
      <Charges estate={estate} />
      <PerArea estate={estate} />
      {!isSold(estate) && (
        <p className="estate__not-binding">
          {t(isForRent(estate) ? 'estate.notBindingRent' : 'estate.notBinding')}
        </p>
      )}
      {isNewBuildSale(estate) && <p className="estate__not-binding">{t('estate.newBuildPrice')}</p>}
    </div>
  )
}

/** A price that may be without VAT: of a project or of what was built new (LAW-69). */
const isNewBuildSale = (estate: Estate): boolean =>
  statusCode(estate) === 'FOR_SALE' &&
  (isProject(estate) || (isBuiltNew(estate) && headTypeOf(estate) !== 'PLOT')) &&
  priceValue(estate) !== null &&
  !hasVatRegime(estate)

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
