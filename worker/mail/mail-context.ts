import type { Locale } from '../../shared/locale.ts'
import { createTranslator } from '../../shared/translator.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { connect } from '../api/connect.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { createTrace } from '../http/trace.ts'
import { messageOverrides } from '../site/message-overrides.ts'
import type { RequestContext } from '../site/request-context.ts'
import { MESSAGES } from '../site/messages.ts'
import type { MailContext } from './render-mail.tsx'

/** A request's own context, or what a clock or a queue has of one. */
type ContextSource = Pick<RequestContext, 'env' | 'site' | 'now'> &
  Partial<Pick<RequestContext, 'trace' | 'waitUntil'>>

/** Who sends, in the language of who receives, with the words that the site has of its own. */
export async function mailContext(
  { env, site, now, trace, waitUntil }: ContextSource,
  locale: Locale,
): Promise<MailContext> {
  const cache = createResponseCache({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: site.id,
    locale,
    now,
    trace: trace ?? createTrace(crypto.randomUUID(), now, '/mail'),
    waitUntil: waitUntil ?? (work => void work.catch(() => undefined)),
  })
  const overrides = await messageOverrides({
    client: connect(env, { siteId: site.id, locale }),
    cache,
    siteId: site.id,
    locale,
  })
  return { site, locale, t: createTranslator(locale, MESSAGES[locale], overrides) }
}
