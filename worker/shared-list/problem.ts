import type { HtmlPage } from '../page/result.ts'

/** What was wrong about an act, and what was sent: at a field of a home, or about the list. */
export interface Problem {
  status: Extract<HtmlPage['status'], 400 | 409 | 413 | 415 | 422 | 429 | 503>
  /** A key of the texts. */
  message: string
  fields: URLSearchParams
  home: string | null
  field: 'text' | 'day' | 'why' | undefined
}
