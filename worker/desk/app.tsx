import { Hono } from 'hono'
import { agencyOf } from '../agency/stub.ts'
import { sha256 } from '../crypto/hash.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { siteOrigin } from '../site/parse.ts'
import { readSecret } from './cookies.ts'
import { deskPage, wordsOf } from './document.tsx'
import type { DeskEnv } from './env.ts'
import { join, joinPage } from './join.tsx'
import { changePeople, peoplePage } from './people.tsx'
import { signOut } from './open-session.ts'
import { enterByLink, expiredPage, linkPage } from './sign-in-link.tsx'
import { enterByCode, requestSignIn, signInPage } from './sign-in.tsx'

/** `/desk`: where an agency's people work, on the one host that its absolute addresses have. */
export const desk = new Hono<DeskEnv>()

desk.use(async (c, next) => {
  const url = new URL(c.req.url)
  const origin = siteOrigin(c.var.site)
  const isRead = ['GET', 'HEAD'].includes(c.req.method)
  if (url.hostname !== new URL(origin).hostname)
    return isRead ? c.redirect(origin + url.pathname, 302) : c.body(null, 403)
  if (!isRead && !isSameOrigin(c.req.raw)) return c.body(null, 403)
  const secret = readSecret(c, 'desk')
  const { sessions } = agencyOf(c.env, c.var.site.id)
  c.set('session', secret ? await sessions.find(await sha256(secret), Date.now()) : null)
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'same-origin')
})

desk.get('/', c => {
  const { session } = c.var
  if (!session) return signInPage(c)
  const t = wordsOf(c)
  return deskPage(
    c,
    t('desk.hello', { name: session.member.name }),
    <p>
      <a href="/desk/people">{t('desk.people.title')}</a>
    </p>,
  )
})
desk.post('/sign-in', requestSignIn)
desk.post('/code', enterByCode)
desk.get('/in/:token', linkPage)
desk.post('/in/:token', enterByLink)
desk.get('/join/:token', c => joinPage(c))
desk.post('/join/:token', join)
desk.post('/out', signOut)
desk.get('/people', c => peoplePage(c))
desk.post('/people', changePeople)
desk.all('*', expiredPage)
