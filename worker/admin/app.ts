import { Hono } from 'hono'
import { log } from '../api/log.ts'
import type { AdminEnv } from './admin-env.ts'
import { changesRoute } from './changes-route.ts'
import { consoleRenderer } from './console-document.tsx'
import { consoleSheet } from './console-sheet.ts'
import { domainRoute, domainsRoute } from './domain-route.ts'
import { gate } from './gate.ts'
import { checkHealth } from './health.ts'
import { importCalendar, importEstates } from './import-route.ts'
import { bookings } from './pages/bookings.tsx'
import { estates } from './pages/estates.tsx'
import { imports } from './pages/imports.tsx'
import { answers, audits, leads, outbox, retry } from './pages/lists.tsx'
import { overview } from './pages/overview.tsx'
import { personAct, persons } from './pages/persons.tsx'
import { purgeRoute } from './purge-route.ts'
import { enter, leave } from './session-routes.ts'

/** Everything under /admin: for operators, never cached, never indexed. */
export const admin = new Hono<AdminEnv>()

admin.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'same-origin')
})

admin.use(consoleRenderer)
admin.get('/console.css', c =>
  c.body(consoleSheet(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
)
admin.post('/session', enter)
admin.post('/changes', changesRoute)

admin.use(gate)
admin.post('/session/end', leave)
admin.post('/purge', purgeRoute)
admin.get('/domains', domainsRoute)
admin.post('/domains', domainRoute)
admin.get('/health', async c =>
  c.json(await checkHealth(c.env, new URL(c.req.url).hostname, c.var.trace.startedAt)),
)
admin.put('/sites/:site/estates', importEstates)
admin.put('/sites/:site/rental-units/:unit/calendar', importCalendar)
admin.post('/outbox', retry)
admin.post('/persons', personAct)
for (const [path, page] of Object.entries({
  '/': overview,
  '/leads': leads,
  '/bookings': bookings,
  '/outbox': outbox,
  '/answers': answers,
  '/estates': estates,
  '/imports': imports,
  '/persons': persons,
  '/audit': audits,
})) {
  admin.get(path, page)
}

admin.all('/purge', c => c.json({ error: 'POST only' }, 405, { Allow: 'POST' }))
admin.all('*', c => c.json({ error: 'unknown' }, 404))

admin.onError((error, c) => {
  log({
    event: 'admin-failed',
    request: c.var.trace?.id,
    error: `${error.name}: ${error.message}`.slice(0, 300),
  })
  return c.json({ error: 'failed', request: c.var.trace?.id }, 500)
})
