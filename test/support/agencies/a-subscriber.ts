import { expect } from 'vitest'
import { agency as agencyStore } from '../agency-object.ts'
import { type aMailingAgency, type Sent } from './a-mailing-agency.ts'

export const SUBSCRIBE = '/nl/hou-me-op-de-hoogte'
export const WISH = {
  email: 'an@voorbeeld.be',
  privacy: '1',
  status: 'FOR_SALE',
  type: '1',
  reason: 'new',
  frequency: 'instant',
}

export const fields = (changes: Record<string, string | string[]> = {}): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ ...WISH, ...changes }).flatMap(([name, value]) =>
      [value].flat().map(each => [name, each]),
    ),
  )

export type Agency = Awaited<ReturnType<typeof aMailingAgency>>

export const linkIn = (mail: Sent | undefined, path: string): string =>
  new URL(mail?.text.match(new RegExp(`https?://\\S*${path}\\S+`))?.[0] ?? 'http://none/').pathname

/** Somebody who has subscribed and confirmed; gives the edit page's path. */
export async function subscribed(
  agency: Agency,
  changes: Record<string, string | string[]> = {},
): Promise<string> {
  const before = agency.sent.length
  expect((await agency.post(SUBSCRIBE, fields(changes))).status).toBe(303)
  await agency.runDue()
  const confirm = linkIn(agency.sent[before], 'hou-me-op-de-hoogte/')
  const answer = await agency.post(confirm, { do: 'confirm' })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')?.split('?')[0] ?? ''
}

export const news = ({ sent }: Agency): Sent[] =>
  sent.filter(mail => mail.headers['List-Unsubscribe'])

/** A look at the estates now, as the clock has it every five minutes, and everything it leads to. */
export async function look(agency: Agency, now = Date.now() + 1): Promise<void> {
  await agencyStore(agency.site.id).tasks.add('crawl', 'site', now)
  await agency.runDue(now)
}
