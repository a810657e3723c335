import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from './document.tsx'

/** A form of more than the desk reads: nothing is saved, and the browser still has what was typed (DESK-62). */
export function tooLargePage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('deskPage.large.title'), <p role="alert">{t('deskPage.large.text')}</p>, 413)
}
