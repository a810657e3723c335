import type { Api } from '../../api/api.ts'
import { createRequestContext } from '../../site/request-context.ts'
import { workContext } from '../../site/hono-env.ts'
import { isElsewhere } from '../content/ask-content.ts'
import type { DeskCall } from '../call.ts'
import type { Desk } from '../env.ts'

/** What visitors read of the site, in its own language. */
export async function siteApi(c: Desk): Promise<Api> {
  const { site } = c.var
  const context = { ...workContext(c), site, locale: site.defaultLocale }
  return (await createRequestContext(context)).api
}

/** The host of the back end that keeps the content. */
export const ownSystemHost = (c: Desk): string =>
  URL.parse(c.var.host.apiUrl || c.env.API_URL)?.host ?? ''

/** A page of the desk, and what stands in its place where the content is kept elsewhere (DESK-84). */
export const either =
  (ours: DeskCall['run'], theirs: (c: Desk) => Promise<Response>): DeskCall['run'] =>
  (c, session) =>
    isElsewhere(c) ? theirs(c) : ours(c, session)
