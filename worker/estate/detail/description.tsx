import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import { textOf } from '../../../shared/estate/read.ts'
import { langOf } from '../../../shared/locale.ts'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import { OnlyIn } from '../../page/only-in.tsx'

/** What the agency wrote of it, a paragraph a line. */
export function Description({ estate }: { estate: PublicEstate }): ReactNode {
  const { t, locale } = useView()
  const text = textOf(estate.general.description, locale)
  if (!text) return null
  return (
    <section className="estate__description" id="description">
      <h2>{t('estate.description')}</h2>
      <OnlyIn text={estate.general.description} />
      <div {...langOf(estate.general.description, locale)}>
        {text
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean)
          .map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
      </div>
    </section>
  )
}
