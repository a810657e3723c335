import { Hono } from 'hono'
import { publicId } from '../../shared/estate/estate.ts'
import { readPublicIds } from '../../shared/estate/public-ids.ts'
import { MAX_HOMES, newList } from '../../shared/shared-list/list.ts'
import { href } from '../../shared/routes.ts'
import { agencyOf, AgencyUnavailable } from '../agency/stub.ts'
import { ApiError } from '../api/errors.ts'
import { loadShown } from '../favorites/load.ts'
import type { FormEnv } from '../forms/handle.ts'
import { isWithinLimit } from '../forms/limits.ts'
import { receiveForm } from '../forms/receive.ts'
import { tokenPage } from '../forms/token-page.tsx'
import { isOwnOrigin } from '../http/same-origin.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { seatCookies } from './cookie.ts'
import { hashOfSeat, newLink, newSeat, openLink } from './name.ts'
import { sharedListStub } from './stub.ts'

export const sharedListAjax = new Hono<FormEnv>()

/** Makes a list of saved homes, and leads whoever asked to its link. */
sharedListAjax.post('/shared-list', async c => {
  const { context, renderPage } = c.var
  const received = await receiveForm(c.req.raw, context, 'sharedList')
  if ('reason' in received) return renderPage(refused(context, received.status, 'often'))
  const ids = readPublicIds(received.fields.getAll('ids').join('.')).slice(0, MAX_HOMES)
  try {
    const cards = await loadShown(context, ids)
    if (cards.length === 0) return renderPage(refused(context, 422, 'nothing'))
    const isAllowed =
      (await isWithinLimit(context, 'sharedList', received.visitor)) &&
      (await isWithinLimit(context, 'sharedListSite', ''))
    if (!isAllowed) return renderPage(refused(context, 429, 'tooMany'))
    const seat = newSeat()
    const token = await begin(context, cards.map(publicId), seat)
    for (const cookie of seatCookies(seat, token, context.site, c.req.raw))
      c.header('Set-Cookie', cookie, { append: true })
    return c.redirect(href('sharedList', context.locale, { token }), 303)
  } catch (error) {
    if (!(error instanceof AgencyUnavailable || error instanceof ApiError)) throw error
    return renderPage(refused(context, 503, 'unavailable'))
  }
})

/** The object first: one that its agency does not know of ends by itself, since nobody has its link. */
async function begin(
  { env, site, now }: RequestContext,
  ids: string[],
  seat: string,
): Promise<string> {
  const token = newLink()
  const opened = await openLink(token)
  if (!opened) throw new Error('a link of ours opens nothing')
  await sharedListStub(env, site.id, opened.hash).begin(newList(ids), await hashOfSeat(seat), now)
  await agencyOf(env, site.id).sharedLists.add(opened.hash)
  return token
}

const refused = (
  { t, locale }: RequestContext,
  status: HtmlPage['status'],
  why: string,
): HtmlPage =>
  tokenPage(
    t('shared.title'),
    <>
      <p>{t(`shared.${why}`)}</p>
      <p>
        <a className="button" href={href('favorites', locale)}>
          {t('compare.toFavorites')}
        </a>
      </p>
    </>,
    status,
  )

/** The socket that tells an open page of changes. A browser sends its page's origin along; no other may listen. */
sharedListAjax.get('/shared-list/:token', async c => {
  if (!isOwnOrigin(c.req.raw)) return c.json({ error: 'cross-origin request' }, 403)
  const opened = await openLink(c.req.param('token'))
  if (!opened) return c.json({ error: 'not found' }, 404)
  const { env, site } = c.var.context
  return sharedListStub(env, site.id, opened.hash).fetch(c.req.raw)
})
