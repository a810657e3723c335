import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import { addressLine, cityLine } from '../../../shared/estate/address.ts'
import { epcUniqueCode } from '../../../shared/estate/energy.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { headTypeOf, isProject } from '../../../shared/estate/kind/head-types.ts'
import { isBuiltNew } from '../../../shared/estate/legal/legal-scope.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { isForRent, isSold, statusCode } from '../../../shared/estate/status.ts'
import { hasVatRegime } from '../../../shared/estate/visibility.ts'
import { langOf } from '../../../shared/locale.ts'
import { rentCharges } from '../../../shared/estate/legal/advert-lines.ts'
import { priceText } from './price-text.ts'

interface Props {
  estate: Estate
  title: string
  /** The project an entity belongs to. */
  project: { title: string; path: string } | null
}

/** What and where it is and what it costs: the first thing read. */
export function EstateHead({ estate, title, project }: Props): ReactNode {
  const { t, locale } = useView()
  const { address } = estate.general
  const place = addressLine(address, locale)
  const code = epcUniqueCode(estate)
  return (
    <header className="estate__head">
      {project && (
        <p className="estate__project">
          <a href={project.path}>
            <Icon name="arrow-left" />
            {t('project.inProject', { project: project.title })}
          </a>
        </p>
      )}
      <h1 {...langOf(estate.general.title, locale)}>{title}</h1>
      <p className="estate__address">
        <Icon name="pin" />
        <span>
          {place ||
            [cityLine(address, locale), t('detail.addressOnRequest')].filter(Boolean).join(' · ')}
        </span>{' '}
        {code && <span className="estate__code">{code}</span>}
      </p>
      <div className="estate__offer">
        <p className="estate__price">{priceText(estate, t)}</p>
        <Charges estate={estate} />
        <Heart estate={estate} title={title} />
      </div>
      {!isSold(estate) && (
        <p className="estate__not-binding">
          {t(isForRent(estate) ? 'estate.notBindingRent' : 'estate.notBinding')}
        </p>
      )}
      {isNewBuildSale(estate) && <p className="estate__not-binding">{t('estate.newBuildPrice')}</p>}
    </header>
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

function Heart({ estate, title }: { estate: Estate; title: string }): ReactNode {
  const { t } = useView()
  return (
    <button
      className="estate__heart"
      type="submit"
      form="favorites-form"
      name="toggle"
      value={publicId(estate)}
      data-favorite={publicId(estate)}
      aria-pressed="false"
      aria-label={t('card.favorite', { title })}
    >
      <Icon name="heart" />
    </button>
  )
}
