import { addressLine } from '../../../shared/estate/address.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { DeskHome } from './ask-home.ts'

/** What the audit calls a home. */
export const subjectOf = ({ externalId }: Pick<DeskHome, 'externalId'>): string =>
  `home ${externalId}`

/** How the desk calls a home: its address, whether visitors see it or not, else its title. */
export function homeName(c: Desk, { content }: Pick<DeskHome, 'content'>): string {
  const { defaultLocale } = c.var.site
  const { address } = content.general
  const whole = address ? addressLine({ ...address, visible: true }, defaultLocale) : ''
  return whole || headTitle(content, defaultLocale, wordsOf(c))
}

export const noHomePage = (c: Desk): Promise<Response> =>
  deskPage(c, wordsOf(c)('deskActs.noHome'), null, 404)
