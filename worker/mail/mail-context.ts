import type { Locale } from '../../shared/locale.ts'
import { createTranslator } from '../../shared/translator.ts'
import { createCacheTier } from '../api/cache.ts'
import { connect } from '../api/connect.ts'
import { createKvReader } from '../api/kv-reader.ts'
import { createTrace } from '../document/trace.ts'
import { ownWords } from '../site/own-words.ts'
import type { RequestContext } from '../site/request-context.ts'
import { WORDS } from '../site/words.ts'
import type { MailContext } from './write-mail.tsx'

/** A request's own context, or what a clock or a queue has of one. */
type Given = Pick<RequestContext, 'env' | 'site' | 'now'> &
  Partial<Pick<RequestContext, 'trace' | 'waitUntil'>>

/** Who sends, in the language of who receives, with the words that the site has of its own. */
export async function mailContext(
  { env, site, now, trace, waitUntil }: Given,
  locale: Locale,
): Promise<MailContext> {
  const cache = createCacheTier({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: site.id,
    locale,
    now,
    trace: trace ?? createTrace(crypto.randomUUID(), now, '/mail'),
    waitUntil: waitUntil ?? (work => void work.catch(() => undefined)),
  })
  const overrides = await ownWords({
    client: connect(env, { siteId: site.id, locale }),
    cache,
    siteId: site.id,
    locale,
  })
  return { site, locale, t: createTranslator(locale, WORDS[locale], overrides) }
}
