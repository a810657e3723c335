import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { inSite, jsonAnswers, needsKey } from './access.ts'
import { agenda } from './agenda/routes.ts'
import { agreement } from './agreement/routes.ts'
import { asset } from './asset/routes.ts'
import { checked } from './call.ts'
import { collection } from './collection/routes.ts'
import { contract } from './contract.ts'
import { entity } from './entity/routes.ts'
import type { ListingEnv } from './env.ts'
import { estatePage } from './estate-page/routes.ts'
import { estate } from './estate/routes.ts'
import { filter } from './filter/routes.ts'
import { imports } from './import/routes.ts'
import { navigation } from './navigation/routes.ts'
import { page } from './page/routes.ts'
import { SiteHeaders } from './parameters.ts'
import { person } from './person/routes.ts'
import { place } from './place/routes.ts'
import { answerProblem, notFound } from './problem.ts'
import { rentalCalendar } from './rental/calendar-routes.ts'
import { rental } from './rental/routes.ts'
import { site, siteByHostname } from './site/routes.ts'
import { translation } from './translation/routes.ts'

const SITE = '/sites/:siteId{[0-9]+}'

export const app = new Hono<ListingEnv>()

app.onError(answerProblem)
app.notFound(c => answerProblem(notFound('call'), c))

app.use(jsonAnswers)
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      c.json({ error: { message: 'Method not allowed' } }, 405, { Allow: methods.join(', ') }),
  }),
)
app.get('/health', async c => c.json({ ok: (await c.env.DB.prepare('SELECT 1').first()) !== null }))
app.get(
  '/openapi.json',
  contract(() => app),
)

app.use('/sites/*', needsKey)
app.use(`${SITE}/*`, checked('header', SiteHeaders), inSite)

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
  rental,
  rentalCalendar,
  agenda,
  person,
])
  app.route(SITE, resource)
