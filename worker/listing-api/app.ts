import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import {
  knownSite,
  namedSite,
  refuseEncoded,
  requireKey,
  setResponseHeaders,
} from './http/access.ts'
import { agenda } from './agenda/routes.ts'
import { agreement } from './agreement/routes.ts'
import { asset } from './asset/routes.ts'
import { validated } from './http/operation.ts'
import { collection } from './collection/routes.ts'
import { openApiDocument } from './http/openapi.ts'
import { entity } from './entity/routes.ts'
import type { ListingEnv } from './env.ts'
import { estatePage } from './estate-page/routes.ts'
import { estate } from './estate/routes.ts'
import { filter } from './filter/routes.ts'
import { homes } from './homes/routes.ts'
import { imports } from './import/routes.ts'
import { navigation } from './navigation/routes.ts'
import { page } from './page/routes.ts'
import { packCalls } from './parts/pack-routes.ts'
import { partCalls } from './parts/routes.ts'
import { singleParts } from './parts/single/routes.ts'
import { siteRecord, sites } from './parts/site-routes.ts'
import { SiteHeaders } from './http/parameters.ts'
import { person } from './person/routes.ts'
import { place } from './place/routes.ts'
import { respondWithError, notFound } from './http/errors.ts'
import { rentalCalendar } from './rental/calendar-routes.ts'
import { rental } from './rental/routes.ts'
import { stayRoutes } from './rental/stay-routes.ts'
import { site, siteByHostname } from './site/routes.ts'
import { translation } from './translation/routes.ts'
import { wholeSite } from './site/whole-site-routes.ts'

const SITE = '/sites/:siteId{[0-9]+}'

export const app = new Hono<ListingEnv>()

app.onError(respondWithError)
app.notFound(c => respondWithError(notFound('path'), c))

app.use(setResponseHeaders)
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      c.json({ error: { message: 'Method not allowed' } }, 405, { Allow: methods.join(', ') }),
  }),
)
app.use(refuseEncoded)
app.get(
  '/openapi.json',
  openApiDocument(() => app),
)

app.use(requireKey)
app.get('/health', async c => c.json({ ok: (await c.env.DB.prepare('SELECT 1').first()) !== null }))
app.route('/', sites)
app.use(`${SITE}/*`, validated('header', SiteHeaders), namedSite)
for (const resource of [wholeSite, siteRecord, packCalls, partCalls, singleParts])
  app.route(SITE, resource)
app.use(`${SITE}/*`, knownSite)

app.route('/', siteByHostname)
for (const resource of [
  site,
  navigation,
  page,
  entity,
  agreement,
  translation,
  asset,
  estate,
  filter,
  collection,
  estatePage,
  place,
  imports,
  homes,
  rental,
  rentalCalendar,
  stayRoutes,
  agenda,
  person,
])
  app.route(SITE, resource)
