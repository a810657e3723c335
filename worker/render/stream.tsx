import { type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ViewProvider, type View } from '../../client/view.tsx'
import { encode } from '../http/bytes.ts'
import {
  type Needs,
  needsOf,
  SlotsContext,
  type Chunk,
  type NeedDependent,
  type Slots,
} from './slots.ts'

/** What React puts between neighbouring texts; it takes our placeholders for texts. */
const TEXT_SEPARATOR = '<!-- -->'

/**
 * Renders a root into chunks in document order. React leaves an unguessable placeholder where a fragment or a deferred
 * block belongs; no Suspense, so no inline script and no hidden text (PAGE-5).
 */
export function renderChunks(view: View, element: ReactNode, doctype = ''): Chunk[] {
  const secret = `{${crypto.randomUUID()}:`
  const contents: (Chunk | NeedDependent)[] = []
  const inSlots: Needs[] = []
  const slots: Slots = {
    slot(content, needs) {
      if (needs) inSlots.push(needs)
      return `${secret}${contents.push(content) - 1}}`
    },
  }
  const html =
    doctype +
    renderToString(
      <SlotsContext value={slots}>
        <ViewProvider value={view}>{element}</ViewProvider>
      </SlotsContext>,
    )
  const all = [needsOf(html), ...inSlots]
  const needs: Needs = {
    islands: all.some(each => each.islands),
    hearts: all.some(each => each.hearts),
  }
  const [first = '', ...rest] = html.replaceAll(`${TEXT_SEPARATOR}${secret}`, secret).split(secret)
  return [
    encode(first),
    ...rest.flatMap(part => {
      const end = part.indexOf('}')
      const content = contents[Number(part.slice(0, end))]
      const chunk = typeof content === 'function' ? content(needs) : content
      return chunk ? [chunk, encode(withoutSeparator(part.slice(end + 1)))] : []
    }),
  ]
}

const withoutSeparator = (html: string): string =>
  html.startsWith(TEXT_SEPARATOR) ? html.slice(TEXT_SEPARATOR.length) : html
