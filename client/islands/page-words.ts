import type { Messages } from '../../shared/translator.ts'
import type { ViewJson } from '../view.tsx'

let words: Messages = {}
let loading: Promise<unknown> | null = null

/** What `script#view` tells islands of their page. */
export const pageJson = (): ViewJson =>
  JSON.parse(document.getElementById('view')?.textContent ?? '')

/** The words of the page's language, once `withWords` has fetched them. */
export const pageWords = (): Messages => words

/** Code that speaks, with the words of the page, both asked for at once. Words that did not come are asked for anew the next time. */
export async function withWords<Code>(code: Promise<Code>): Promise<Code> {
  loading ??= fetch(pageJson().words)
    .then<Messages>(answer => answer.json())
    .then(come => (words = come))
  loading.catch(() => (loading = null))
  return (await Promise.all([code, loading]))[0]
}
