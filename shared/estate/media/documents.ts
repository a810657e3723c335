import { langOf, type Locale } from '../../locale.ts'
import { webTarget } from '../../content/web-address.ts'
import { at, listAt, numberAt, textAt, type EstateLike } from '../read.ts'

interface EstateDocument {
  /** The comment, else the kind of file; null: the page has a word for it. */
  name: string | null
  /** Of a name that is in another language than the page. */
  lang?: Locale
  /** An absolute address, or a path on this site. */
  link: string
}

export interface EstateVideo {
  kind: 'video' | 'tour'
  link: string
}

/** Files with an address that may be linked (DETAIL-28, DETAIL-30). */
export const documents = (estate: Pick<EstateLike, 'general'>, locale: Locale): EstateDocument[] =>
  listAt(estate, 'files').flatMap(file => {
    const link = webTarget(at(file, 'link'))
    if (!link) return []
    const comment = textAt(file, 'comment', locale)
    return [
      {
        name: comment ?? textAt(file, 'type.name', locale),
        ...langOf(at(file, comment ? 'comment' : 'type.name'), locale),
        link,
      },
    ]
  })

/** Videos and virtual tours; type 2 is a tour (DETAIL-29). */
export const videos = (estate: Pick<EstateLike, 'general'>): EstateVideo[] =>
  listAt(estate, 'videos').flatMap(video => {
    const link = webTarget(at(video, 'link'))
    return link
      ? [{ kind: numberAt(video, 'type.id') === 2 ? ('tour' as const) : ('video' as const), link }]
      : []
  })
