import type { Context } from 'hono'
import * as v from 'valibot'
import type { ListingEnv } from '../../env.ts'
import { changedMeanwhile } from '../../http/errors.ts'
import { digestOf } from '../../packs/digest.ts'

/** The tag of a part's or draft's content: the digest of its canonical JSON. */
export const tagOf = async (content: string): Promise<string> =>
  `"${await digestOf(JSON.parse(content))}"`

export const ConditionHeaders = v.looseObject({
  'if-match': v.optional(
    v.pipe(v.string(), v.description('The tag that was read: another state is answered 412')),
  ),
  'if-none-match': v.optional(
    v.pipe(v.string(), v.description("'*': what is there already is answered 412")),
  ),
  'x-actor': v.optional(
    v.pipe(v.string(), v.description("Who acts, for the history: 'person 5d0…', 'key 12'")),
  ),
})

/**
 * What has to stand there still when a call is carried out, so that it fits `If-Match` or `If-None-Match: *`: null:
 * nothing. undefined: the call has no condition. Throws an ApiError of 412.
 */
export async function expectedContent(
  c: Context<ListingEnv>,
  read: () => Promise<string | null>,
): Promise<string | null | undefined> {
  const match = c.req.header('if-match')
  const none = c.req.header('if-none-match')
  if (match === undefined && none !== '*') return undefined
  const content = await read()
  const fits =
    (none !== '*' || content === null) &&
    (match === undefined ||
      (content !== null && (match === '*' || match === (await tagOf(content)))))
  if (!fits) throw changedMeanwhile('has been changed since it was read', 'If-Match')
  return content
}

const ACTOR = /^[\w-]{1,20}( [\w-]{1,64})?$/

/** Who acts, as a trusted caller says it. Only for calls behind requireTrust or requireFeedKey. */
export const actorOf = (c: Context<ListingEnv>): string => {
  const actor = c.req.header('x-actor') ?? ''
  return ACTOR.test(actor) ? actor : 'api'
}
