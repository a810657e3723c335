import type { Estate } from '../../../shared/estate/estate.ts'
import { createRequestContext, type RequestContext } from '../../site/request-context.ts'
import { workContext } from '../../site/hono-env.ts'
import { isAbsent } from '../../http/absence.ts'
import type { Desk } from '../env.ts'
import { homeName } from '../homes/home-name.ts'
import { mayChange } from '../homes/store.ts'
import type { Member } from '../../agency/people/members.ts'
import { wordsOf } from '../page/document.tsx'

export const siteContext = (
  c: Desk,
  locale: RequestContext['locale'] = c.var.site.defaultLocale,
): Promise<RequestContext> => createRequestContext({ ...workContext(c), site: c.var.site, locale })

/** A home as visitors find it; null: it is not there any more, or that can not be requested now. */
export const findEstate = async (c: Desk, publicId: string): Promise<Estate | null> =>
  readEstate(await siteContext(c), publicId)

async function readEstate({ api }: RequestContext, publicId: string): Promise<Estate | null> {
  const estate = await api.estate(publicId).catch(() => null)
  return estate && !isAbsent(estate) ? estate : null
}

/** What people of the office call homes, by public id in small letters; one that is gone has none. */
export async function namesOf(c: Desk, publicIds: readonly string[]): Promise<Map<string, string>> {
  const context = await siteContext(c)
  const found = await Promise.all(
    publicIds.map(async id => [id, await readEstate(context, id)] as const),
  )
  return new Map(
    found.flatMap(([id, estate]) => (estate ? [[id.toLowerCase(), nameOf(c, estate)]] : [])),
  )
}

export const nameOf = (c: Desk, { general }: Pick<Estate, 'general'>): string =>
  homeName({ ...general }, c.var.site.defaultLocale, wordsOf(c))

/** As for the home itself: an owner for every one, an agent for theirs (DESK-72). */
export const isTheirs = (
  member: Pick<Member, 'role' | 'email'>,
  { general, ...estate }: Estate,
): boolean => mayChange(member, { content: { ...estate, general: { ...general } } })
