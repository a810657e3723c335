import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import { addressLine, cityLine } from '../../../shared/estate/address.ts'
import { epcUniqueCode } from '../../../shared/estate/energy.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { langOf } from '../../../shared/locale.ts'

interface Props {
  estate: Estate
  title: string
  /** The project an entity belongs to. */
  project: { title: string; path: string } | null
}

/** What and where it is: the first thing read. */
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
    </header>
  )
}
