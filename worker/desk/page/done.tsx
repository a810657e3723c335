import type { ReactNode } from 'react'
import { hasText, type Translate } from '../../../shared/translator.ts'
import type { Desk } from '../env.ts'
import { Notice } from './notice.tsx'

const WORD = /^(?:([a-z]{2,20})\.)?([a-zA-Z]{2,30})$/

/**
 * What was done, told on the page after the redirect: `?done=saved` says 'deskPage.done.saved', `?done=homes.sold` says
 * 'deskHomes.done.sold'. A word without a text says nothing, so an address can not make the desk say anything.
 */
export const Done = ({ word, t }: { word: string | null; t: Translate }): ReactNode => {
  const [, room = 'page', name] = WORD.exec(word ?? '') ?? []
  if (!name) return null
  const text = t(`desk${room.charAt(0).toUpperCase()}${room.slice(1)}.done.${name}`)
  return hasText(text) && <Notice kind="done">{<p>{text}</p>}</Notice>
}

/** To a page of the desk after an act, where `word` says what was done: `done(c, '/desk/homes/7', 'homes.sold')`. */
export function done(c: Desk, path: string, word: string): Response {
  const [address = '', part] = path.split('#')
  const mark = address.includes('?') ? '&' : '?'
  return c.redirect(`${address}${mark}done=${word}${part ? `#${part}` : ''}`, 303)
}
