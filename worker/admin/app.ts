import { Hono } from 'hono'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { describeError, log } from '../http/log.ts'
import { changeAgency, enterAgency, listAgencies } from './agencies.ts'
import { authenticate } from './auth/authenticate.ts'
import { signIn, signOut } from './auth/session-routes.ts'
import { agencies } from './console/agencies.tsx'
import { agency } from './console/agency.tsx'
import { auditLog } from './console/audit-log.tsx'
import { bookings } from './console/bookings.tsx'
import { cachedResponses } from './console/cached-responses.tsx'
import { consoleRenderer } from './console/document.tsx'
import { estates } from './console/estates.tsx'
import { imports } from './console/imports.tsx'
import { leads } from './console/leads.tsx'
import { changeMailSettings } from './console/mail-settings.tsx'
import { outbox, retryFailedMail } from './console/outbox.tsx'
import { overview } from './console/overview.tsx'
import { handlePersonRequest, persons } from './console/persons.tsx'
import { closeReport, contentReports } from './console/reports/content-reports.tsx'
import { reportedListPage } from './console/reports/reported-list.tsx'
import { consoleStyles } from './console/style-sheet.ts'
import { exportRoute, removeRoute } from './copies.ts'
import { changeCrm, connectCrm, crmState, disconnectCrm } from './crm.ts'
import { domainRoute, domainsRoute } from './domains.ts'
import type { AdminEnv } from './env.ts'
import { checkHealth } from './health.ts'
import { changeKeys, listKeys } from './keys.ts'
import { putOwner } from './owner.ts'
import { visitRoute } from './visit.tsx'
import { purgeRoute } from './purge.ts'
import { decideHeldRoute, heldRoute, restoreRoute, rewindRoute } from './restoring.ts'
import { wakeListRoute, wakeRoute } from './wake.ts'

/** Everything under /admin: for operators, never cached, never indexed. */
export const admin = new Hono<AdminEnv>()

admin.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'same-origin')
})

admin.use(trimTrailingSlash())
admin.use(consoleRenderer)
admin.get('/console.css', c =>
  c.body(consoleStyles(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
)
admin.post('/session', signIn)

admin.use(authenticate)
admin.post('/session/end', signOut)
admin.post('/purge', purgeRoute)
admin.get('/agencies.json', listAgencies)
admin.post('/agencies', enterAgency)
admin.post('/agencies/:site', changeAgency)
admin.get('/domains', domainsRoute)
admin.post('/domains', domainRoute)
admin.get('/health', async c =>
  c.json(await checkHealth(c.env, new URL(c.req.url).hostname, c.var.trace.startedAt)),
)
admin.get('/agencies/:site/export', exportRoute)
admin.post('/agencies/:site/restore', restoreRoute)
admin.post('/agencies/:site/remove', removeRoute)
admin.post('/agencies/:site/rewind', rewindRoute)
admin.get('/wake', wakeListRoute)
admin.post('/agencies/:site/wake', wakeRoute)
admin.get('/agencies/:site/held', heldRoute)
admin.post('/agencies/:site/held', decideHeldRoute)
admin.get('/agencies/:site/keys', listKeys)
admin.post('/agencies/:site/keys', changeKeys)
admin.post('/agencies/:site/owner', putOwner)
admin.post('/agencies/:site/visit', visitRoute)
admin.get('/agencies/:site/crm', crmState)
admin.put('/agencies/:site/crm', connectCrm)
admin.post('/agencies/:site/crm', changeCrm)
admin.delete('/agencies/:site/crm', disconnectCrm)
admin.post('/outbox', retryFailedMail)
admin.post('/mail', changeMailSettings)
admin.post('/persons', handlePersonRequest)
admin.post('/reports', closeReport)
for (const [path, page] of Object.entries({
  '/': overview,
  '/agencies': agencies,
  '/agencies/:site': agency,
  '/leads': leads,
  '/bookings': bookings,
  '/outbox': outbox,
  '/answers': cachedResponses,
  '/estates': estates,
  '/imports': imports,
  '/persons': persons,
  '/reports': contentReports,
  '/reports/:report': reportedListPage,
  '/audit': auditLog,
})) {
  admin.get(path, page)
}

admin.all('/purge', c => c.json({ error: 'POST only' }, 405, { Allow: 'POST' }))
admin.all('*', c => c.json({ error: 'not found' }, 404))

admin.onError((error, c) => {
  log({ event: 'admin-failed', request: c.var.trace?.id, error: describeError(error) })
  return c.json({ error: 'failed', request: c.var.trace?.id }, 500)
})
