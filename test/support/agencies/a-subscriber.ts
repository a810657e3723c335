import { expect } from 'vitest'
import { consumeJobs } from '../../../worker/jobs/queue.ts'
import type { Bindings } from '../../../worker/env.ts'
import { crawlAndMatch } from '../../../worker/subscription/jobs.ts'
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

/** Runs what the queue was given until nothing is left, as the queue would. */
export async function drain({ jobs, bindings }: Agency, all: Bindings = bindings): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const body = job
    await consumeJobs(
      {
        queue: 'baksteen-jobs',
        messages: [{ body, ack: () => undefined, retry: () => undefined }],
      } as never,
      all,
    )
  }
}

export const linkIn = (mail: Sent | undefined, path: string): string =>
  new URL(mail?.text.match(new RegExp(`https?://\\S*${path}\\S+`))?.[0] ?? 'http://none/').pathname

/** Somebody who has subscribed and confirmed; gives the edit page's path. */
export async function subscribed(
  agency: Agency,
  changes: Record<string, string | string[]> = {},
): Promise<string> {
  const before = agency.sent.length
  expect((await agency.post(SUBSCRIBE, fields(changes))).status).toBe(303)
  await drain(agency)
  const confirm = linkIn(agency.sent[before], 'hou-me-op-de-hoogte/')
  const answer = await agency.post(confirm, { do: 'confirm' })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')?.split('?')[0] ?? ''
}

/** The clock sends what other tests have left, too. */
export const news = ({ sent, site }: Agency): Sent[] =>
  sent.filter(mail => mail.from.name === site.name && mail.headers['List-Unsubscribe'])

/** A look at the estates as the clock has it, and everything it leads to. */
export async function look(agency: Agency, now = Date.now()): Promise<void> {
  await crawlAndMatch(agency.bindings, agency.site.id, now)
  await drain(agency)
}
