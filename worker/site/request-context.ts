import type { View } from '../../client/view.tsx'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { createTranslator, type Translate } from '../../shared/translator.ts'
import type { Api } from '../api/api.ts'
import { createCacheTier } from '../api/cache.ts'
import { connect } from '../api/connect.ts'
import { createApi } from '../api/create-api.ts'
import { createKvReader } from '../api/kv-reader.ts'
import type { RequestTrace } from '../document/trace.ts'
import type { Bindings } from '../env.ts'
import { ownWords } from './own-words.ts'
import { WORDS } from './words.ts'

/** Everything one request may use; made for it and dropped with it. */
export interface RequestContext {
  env: Bindings
  site: Site
  locale: Locale
  t: Translate
  view: View
  api: Api
  /** Milliseconds since 1970. */
  now: number
  trace: RequestTrace
  waitUntil: (work: Promise<unknown>) => void
}

type Given = Pick<RequestContext, 'env' | 'site' | 'locale' | 'now' | 'trace' | 'waitUntil'>

export async function createRequestContext(given: Given): Promise<RequestContext> {
  const { env, site, locale, now, trace, waitUntil } = given
  const client = connect(env, { siteId: site.id, locale, request: trace.id })
  const cache = createCacheTier({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: site.id,
    locale,
    now,
    trace,
    waitUntil,
  })
  const overrides = await ownWords({ client, cache, siteId: site.id, locale })
  const t = createTranslator(locale, WORDS[locale], overrides)
  const api = createApi({ client, cache, siteId: site.id, locale })
  return { ...given, t, api, view: viewOf(site, locale, t, overrides) }
}

function viewOf(site: Site, locale: Locale, t: Translate, overrides: Record<string, string>): View {
  const { id, name, source, locales, agency, theme, settings } = site
  const facts = {
    id,
    name,
    source,
    locales,
    detailLinks: settings.detailLinks,
    tileUrl: settings.tileUrl,
    phone: agency.phone,
    email: agency.email,
    character: theme.character,
  }
  return {
    locale,
    t,
    site: facts,
    words: overrides,
    key: `${locale} ${JSON.stringify([facts, overrides])}`,
  }
}
