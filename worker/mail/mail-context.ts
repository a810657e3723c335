import type { Locale } from '../../shared/locale.ts'
import { createTranslator } from '../../shared/translator.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { connect } from '../api/connect.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { apiUrlOf } from '../directory/api-url.ts'
import { isAnnounced } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { createJobContext } from '../http/work-context.ts'
import { messageOverrides } from '../site/message-overrides.ts'
import type { RequestContext } from '../site/request-context.ts'
import { MESSAGES } from '../site/messages.ts'
import type { MailContext } from './mail.ts'

/** A request's context, or what a job has of one. */
type ContextSource = Pick<RequestContext, 'env' | 'site' | 'now'> &
  Partial<Pick<RequestContext, 'trace' | 'waitUntil'>>

/** The sender, in the recipient's language, with the site's own messages. */
export async function mailContext(
  { env, site, now, trace, waitUntil }: ContextSource,
  locale: Locale,
): Promise<MailContext> {
  const job = createJobContext(env, now, 'mail')
  const cache = createResponseCache({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: site.id,
    locale,
    now,
    isAnnounced: isAnnounced(env, await apiUrlOf(env, site.id), knownVersions(site.id), now),
    trace: trace ?? job.trace,
    waitUntil: waitUntil ?? job.waitUntil,
  })
  const overrides = await messageOverrides({
    client: connect(env, { siteId: site.id, locale }),
    cache,
    siteId: site.id,
    locale,
  })
  return { site, locale, t: createTranslator(locale, MESSAGES[locale], overrides) }
}
