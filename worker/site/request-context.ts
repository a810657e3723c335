import type { View } from '../../client/view.tsx'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { createTranslator, type Translate } from '../../shared/translator.ts'
import type { Api } from '../api/api.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { connect } from '../api/connect.ts'
import { createApi } from '../api/create-api.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { apiUrlOf } from '../directory/api-url.ts'
import { recordFinding } from '../directory/findings.ts'
import { log } from '../http/log.ts'
import { isAnnounced } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import type { Bindings } from '../env.ts'
import type { WorkContext } from '../http/work-context.ts'
import { messageOverrides } from './message-overrides.ts'
import { MESSAGES } from './messages.ts'

/** What the handlers of one request work with. */
export interface RequestContext extends WorkContext {
  site: Site
  locale: Locale
  t: Translate
  view: View
  api: Api
  /** The back end tells of its changes, so that what is kept may live long (CACHE-66). */
  isAnnounced: boolean
}

type RequestScope = WorkContext & Pick<RequestContext, 'site' | 'locale'>

export async function createRequestContext(given: RequestScope): Promise<RequestContext> {
  const { env, site, locale, now, trace, waitUntil, versions } = given
  const apiUrl = await apiUrlOf(env, site.id)
  const announced = isAnnounced(env, apiUrl, versions ?? knownVersions(site.id), now)
  const client = connect(env, { siteId: site.id, apiUrl, locale, request: trace.id })
  const cache = createResponseCache({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: site.id,
    locale,
    now,
    trace,
    waitUntil,
    versions,
    isAnnounced: announced,
    onTooManyWrites: kind => {
      log({ event: 'kv-writes', request: trace.id, site: site.id, kind })
      waitUntil(recordFinding(env, 'kv-writes', String(site.id), now))
    },
  })
  const overrides = await messageOverrides({ client, cache, siteId: site.id, locale })
  const t = createTranslator(locale, MESSAGES[locale], overrides)
  const api = createApi({ client, cache, siteId: site.id, locale, deadline: trace.deadline })
  return {
    ...given,
    t,
    api,
    isAnnounced: announced,
    view: createView(env, site, locale, t, overrides),
  }
}

function createView(
  { MAP_ARCHIVE }: Pick<Bindings, 'MAP_ARCHIVE'>,
  site: Site,
  locale: Locale,
  t: Translate,
  overrides: Record<string, string>,
): View {
  const { id, name, source, locales, agency, theme, settings } = site
  const facts = {
    id,
    name,
    source,
    locales,
    detailLinks: settings.detailLinks,
    mapTiles: MAP_ARCHIVE ? `/tiles/${MAP_ARCHIVE}` : null,
    phone: agency.phone,
    email: agency.email,
    character: theme.character,
  }
  return {
    locale,
    t,
    site: facts,
    messageOverrides: overrides,
    key: `${locale} ${JSON.stringify([facts, overrides])}`,
  }
}
