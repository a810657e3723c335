import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDefinition } from '../../client/islands/define-island.ts'
import type { IslandName, ISLANDS } from '../../client/islands/islands.ts'
import type { GAP } from './fragment.tsx'
import { useView, type ViewJson, ViewProvider } from '../../client/view.tsx'

/** The server may write what the island's `start` reads, and nothing else. */
type PropsOf<Definition> = Definition extends IslandDefinition<infer Props> ? Props : never

/** In a fragment, what is only known of the page that it stands on. */
type WithGaps<Props> = { [Key in keyof Props]: Props[Key] | typeof GAP }

interface IslandProps<Name extends IslandName> {
  name: Name
  /** Plain JSON; what the island's script gets. */
  props: WithGaps<PropsOf<(typeof ISLANDS)[Name]>>
  /** Scripts that it is in want of once it is touched, as addresses: asked for together (BROWSER-52). */
  files?: readonly string[]
  children: ReactNode
}

/**
 * An island with a React root of its own, so that ids agree when the browser hydrates it, and its props as
 * JSON. What it hydrates is the component that stands as its children.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  files,
  children,
}: IslandProps<Name>): ReactNode {
  const view = useView()
  const html = renderToString(<ViewProvider value={view}>{children}</ViewProvider>, {
    identifierPrefix: name,
  })
  const script = `<script type="application/json">${scriptJson(props)}</script>`
  return createElement('baksteen-island', {
    'data-name': name,
    'data-files': files?.join(' '),
    dangerouslySetInnerHTML: { __html: html + script },
  })
}

/** An island whose script works on what was served and hydrates nothing. */
export const ServedIsland = <Name extends IslandName>({
  name,
  props,
  children,
}: IslandProps<Name>): ReactNode =>
  createElement(
    'baksteen-island',
    { 'data-name': name },
    children,
    <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />,
  )

/** What all islands of the page know of it: once a page, `script#view`. */
export const ViewScript = (props: ViewJson): ReactNode => (
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
