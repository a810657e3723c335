import { Hono, type MiddlewareHandler } from 'hono'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { agencyOf } from '../agency/stub.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { PERMISSIONS_AT_DESK } from '../http/security-headers.ts'
import { siteOrigin } from '../site/parse.ts'
import type { DeskCall } from './call.ts'
import { DESK_CALLS } from './calls.ts'
import type { DeskEnv } from './env.ts'
import { ownCalendar } from './calendar/own/own-calendar.ts'
import { sellerPage } from './figures/seller/seller-page.tsx'
import { failedPage } from './page/failed.tsx'
import { unsentFormPage } from './page/unsent-form.tsx'
import { nowherePage } from './page/nowhere.tsx'
import { notForYouPage } from './page/not-for-you.tsx'
import { answeredPage, markAnswered } from './inbox/answered.tsx'
import { tooLargePage } from './page/too-large.tsx'
import { isTooLarge } from './read-fields.ts'
import { forgetSecret, readSecret } from './sign-in/cookies.ts'
import { join, joinPage } from './sign-in/join.tsx'
import { denySignIn, notMePage } from './sign-in/not-me.tsx'
import { deskHash } from './sign-in/desk-hash.ts'
import { signOut } from './sign-in/open-session.ts'
import { enterByPasskey, passkeyOptions } from './sign-in/passkey/enter.ts'
import { enterByRecovery, recoveryPage } from './sign-in/recovery.tsx'
import { enterByLink, expiredPage, linkPage } from './sign-in/sign-in-link.tsx'
import { enterByCode, requestSignIn, signInPage } from './sign-in/sign-in.tsx'
import { enterVisit, isClosedTo, notForVisitsPage, visitPage } from './sign-in/visit.tsx'

const SIGNED_OUT = { message: 'deskPage.kept.signedOut', status: 401 } as const

/** `/desk`: where an agency's people work, on the one host that its absolute addresses have. */
export const desk = new Hono<DeskEnv>().basePath('/desk')

desk.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'same-origin')
  c.header('Permissions-Policy', PERMISSIONS_AT_DESK)
})
// What the desk's script asks of a form that was sent: whether it arrived (DESK-213).
desk.use(async (c, next) => {
  await next()
  const isHere = c.res.status < 500 && c.res.status !== 413
  if (c.req.method === 'POST' && isHere && readSecret(c, 'desk-sending'))
    forgetSecret(c, 'desk-sending')
})
desk.use(trimTrailingSlash())

desk.use(async (c, next) => {
  const { trace, host, site } = c.env.FOUND
  c.set('trace', trace)
  c.set('host', host)
  c.set('site', site)
  const url = new URL(c.req.url)
  const origin = siteOrigin(site)
  const isRead = ['GET', 'HEAD'].includes(c.req.method)
  if (url.hostname !== new URL(origin).hostname)
    return isRead ? c.redirect(origin + url.pathname, 302) : c.body(null, 403)
  if (!isRead && !isSameOrigin(c.req.raw)) return c.body(null, 403)
  const secret = readSecret(c, 'desk')
  const { sessions } = agencyOf(c.env, site.id)
  c.set('session', secret ? await sessions.find(await deskHash(c, secret), Date.now()) : null)
  await next()
})

// Before the door.
desk.get('/sign-in', c => signInPage(c, { status: 200 }))
desk.post('/sign-in', requestSignIn)
desk.post('/code', enterByCode)
desk.get('/in/:token', linkPage)
desk.post('/in/:token', enterByLink)
desk.get('/join/:token', c => joinPage(c))
desk.post('/join/:token', join)
desk.get('/recovery', c => recoveryPage(c))
desk.post('/recovery', enterByRecovery)
desk.post('/passkey/options', passkeyOptions)
desk.post('/passkey', enterByPasskey)
desk.get('/not-me/:token', notMePage)
desk.post('/not-me/:token', denySignIn)
desk.get('/visit/:token', visitPage)
desk.post('/visit/:token', enterVisit)
desk.get('/answered/:enquiry/:proof', answeredPage)
desk.post('/answered/:enquiry/:proof', markAnswered)
desk.post('/out', signOut)
// For whoever sells a home and has the link.
desk.get('/seller/:token', sellerPage)
// For the calendar of somebody's telephone, which has no cookie.
desk.get('/own-calendar/:file', ownCalendar)

desk.onError(failedPage)

for (const call of DESK_CALLS) desk.on(call.method, call.path, behindTheDoor(call))
desk.all('*', c => (c.var.session ? nowherePage(c) : expiredPage(c)))

/** Who is not signed in is asked to; whose role may not is told so (DESK-23). */
function behindTheDoor(call: DeskCall): MiddlewareHandler<DeskEnv> {
  return async c => {
    const { session } = c.var
    if (!session) return (await unsentFormPage(c, SIGNED_OUT)) ?? signInPage(c)
    if (!call.may.includes(session.member.role)) return notForYouPage(c)
    if (isClosedTo(session, call)) return notForVisitsPage(c)
    if (call.method === 'POST' && (await isTooLarge(c.req.raw))) return tooLargePage(c)
    return call.run(c, session)
  }
}
