import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import type { IslandName } from './islands.ts'
import { useView, ViewProvider, type ViewSite } from '../view.tsx'

interface IslandProps<P extends object, S extends object> {
  name: IslandName
  component: ComponentType<P & S>
  /** Plain JSON; what the component gets on both sides. */
  props: P
  /** What only the server's render gets, such as long lists of options. It does not travel. */
  served?: S
}

/**
 * The place of an island in a served page: its own whole render (a React root of its own, so that ids agree
 * when it is hydrated), and its props as JSON. For the server only.
 */
export function Island<P extends object, S extends object = object>({
  name,
  component,
  props,
  served,
}: IslandProps<P, S>): ReactNode {
  const view = useView()
  const content = createElement(component, { ...props, ...served } as P & S)
  const html = renderToString(<ViewProvider value={view}>{content}</ViewProvider>, {
    identifierPrefix: name,
  })
  const script = `<script type="application/json">${scriptJson(props)}</script>`
  return createElement('baksteen-island', {
    'data-name': name,
    dangerouslySetInnerHTML: { __html: html + script },
  })
}

interface ServedIslandProps {
  name: IslandName
  /** Plain JSON; what the island's script gets. */
  props: object
  /** Stays as it is served: the island works on it and hydrates nothing. */
  children: ReactNode
}

/** The place of an island that does not hydrate what was served. For the server only. */
export const ServedIsland = ({ name, props, children }: ServedIslandProps): ReactNode =>
  createElement(
    'baksteen-island',
    { 'data-name': name },
    children,
    <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />,
  )

export interface ViewScriptProps {
  locale: Locale
  site: ViewSite
  /** The words that components in the browser may ask for, in this language only. */
  words: Messages
  /** The site's own words by dotted key. */
  overrides?: Record<string, string>
}

/** What all islands of the page know of it: once a page, `script#view`. For the server only. */
export const ViewScript = (props: ViewScriptProps): ReactNode => (
  <script
    id="view"
    type="application/json"
    dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
  />
)

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that can stand inside a script element whatever it holds. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, mark => ESCAPES[mark] ?? '')
