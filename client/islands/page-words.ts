import type { Messages } from '../../shared/translator.ts'
import type { ViewJson } from '../view.tsx'

let words: Messages | null = null
let loading: Promise<Messages> | null = null

/** What `script#view` tells islands of their page. */
export const pageJson = (): ViewJson =>
  JSON.parse(document.getElementById('view')?.textContent ?? '')

/** The words of the page's language, once `withWords` has fetched them. */
export function pageWords(): Messages {
  if (!words) throw new Error('words')
  return words
}

/** Code that speaks, with the words of the page, both asked for at once. Words that did not come are asked for anew the next time. */
export async function withWords<Code>(code: Promise<Code>): Promise<Code> {
  loading ??= fetch(pageJson().words).then(answer => answer.json())
  loading.then(
    come => (words = come),
    () => (loading = null),
  )
  const [loaded] = await Promise.all([code, loading])
  return loaded
}
