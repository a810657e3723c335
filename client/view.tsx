import { createContext, useContext } from 'react'
import type { Locale } from '../shared/locale.ts'
import type { Translate } from '../shared/translator.ts'

/** What every component may know of the page it is on. The same on both sides, and plain enough to travel as JSON (less `t`). */
export interface View {
  locale: Locale
  t: Translate
  site: ViewSite
  /** The site's own words, by dotted key; they override the bundled ones. */
  messageOverrides?: Record<string, string>
  /** Names everything above, for keys of rendered fragments; on the server only. */
  key?: string
}

interface ViewSite {
  id: number
  name: string
  source: 'main' | 'guid'
  locales: Locale[]
  /** false: cards are no links (LIST-26). */
  detailLinks: boolean
  /** Path of the product's own vector tiles, without /{z}/{x}/{y}; null: there are none. */
  mapTiles?: string | null
  phone: string
  email: string
  character: 'editorial' | 'coastal' | 'rustic'
}

/** The view as `script#view` carries it to the islands. */
export interface ViewJson {
  locale: Locale
  site: ViewSite
  /** Where the texts are that islands may ask for, in this language only. */
  words: string
  /** The site's own texts by dotted key. */
  overrides?: Record<string, string>
}

const ViewContext = createContext<View | null>(null)

export const ViewProvider = ViewContext.Provider

/** The page's view; throws outside a ViewProvider, which is a mistake of ours. */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('useView outside a ViewProvider')
  return view
}

/** Where an asset's bytes are; with its hash the address is immutable. */
export function assetHref(id: string, hash?: string | null, width?: number): string {
  const query = new URLSearchParams()
  if (hash) query.set('hash', hash)
  if (width) query.set('w', String(width))
  return `/assets/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`
}
