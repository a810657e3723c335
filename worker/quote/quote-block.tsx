import type { ReactNode } from 'react'
import { xmlText } from '../http/xml.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { CARD } from '../http/oembed.ts'
import { cardPath } from './card-file.ts'

interface Props {
  context: Pick<RequestContext, 'site' | 'locale' | 't'>
  id: string
  title: string
  /** Of the home's page. */
  path: string
}

/** The line with which somebody shows a home on a page of their own: a link around a picture of ours (SEO-44). */
export function QuoteBlock({ context: { site, locale, t }, id, title, path }: Props): ReactNode {
  const origin = siteOrigin(site)
  const picture = `<img src="${origin}${cardPath(id, locale)}" width="${CARD.width}" height="${CARD.height}" alt="${xmlText(title)}">`
  return (
    <details className="fold">
      <summary>{t('quote.title')}</summary>
      <p>{t('quote.hint')}</p>
      <textarea
        className="control"
        aria-label={t('quote.code')}
        rows={3}
        readOnly
        spellCheck={false}
        defaultValue={`<a href="${xmlText(origin + path)}">${picture}</a>`}
      />
    </details>
  )
}
