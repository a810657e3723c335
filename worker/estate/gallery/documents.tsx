import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { documents } from '../../../shared/estate/media/documents.ts'

const MAX_DOCUMENTS = 30

/** Files of the agency, such as the energy certificate (DETAIL-28). */
export function Documents({ estate }: { estate: Estate }): ReactNode {
  const { t, locale } = useView()
  const files = documents(estate, locale).slice(0, MAX_DOCUMENTS)
  if (files.length === 0) return null
  return (
    <section className="documents" id="documents">
      <h2>{t('detail.documents')}</h2>
      <ul className="documents__list">
        {files.map(({ name, lang, link }, index) => (
          <li key={index}>
            <a className="documents__link" href={link} rel="noopener noreferrer" lang={lang}>
              <Icon name="document" />
              {name ?? t('detail.document', { number: index + 1 })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
