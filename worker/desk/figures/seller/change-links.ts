import * as v from 'valibot'
import { mentionedTitle } from '../../../../shared/estate/kind/head-title.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { Locale } from '../../../../shared/locale.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { OutgoingMail } from '../../../agency/outbox.ts'
import { LINK_REFUSALS } from '../../../agency/figures/seller-links.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { base64url } from '../../../crypto/base64url.ts'
import { subjectId } from '../../../figures/subject.ts'
import { mailContext } from '../../../mail/mail-context.ts'
import { sellerMail } from '../../../mail/messages/seller-mail.ts'
import { renderMail } from '../../../mail/render-mail.tsx'
import { workContext } from '../../../site/hono-env.ts'
import { siteOrigin } from '../../../site/parse.ts'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'
import { figuresAddress } from '../../homes/figures-address.ts'
import { noHomePage } from '../../homes/elsewhere.tsx'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { readFields } from '../../read-fields.ts'
import { findEstate, isTheirs, nameOf } from '../home-name.ts'
import { homeFiguresPage } from '../home-figures.tsx'
import { SELLER_ACT, sellerHash } from './seller-act.ts'
import { statusOf } from '../../../store/refusal.ts'

const SECRET_BYTES = 32

/** POST /desk/figures/homes/{id}: makes a link for the seller, which this answer alone shows, or revokes one. */
export async function changeLinks(c: Desk, session: OpenSession): Promise<Response> {
  const home = subjectId(c.req.param('home') ?? '')
  const estate = home && (await findEstate(c, home))
  if (estate && !isTheirs(session.member, estate)) return notForYouPage(c)
  const values = Object.fromEntries(await readFields(c.req.raw))
  const parsed = v.safeParse(SELLER_ACT, values)
  if (!parsed.success) {
    const t = wordsOf(c)
    const isEmail = parsed.issues.some(issue => issue.path?.[0]?.key === 'email')
    return isEmail
      ? homeFiguresPage(
          c,
          session,
          { values, errors: { email: t('deskFigures.seller.wrong') } },
          422,
        )
      : homeFiguresPage(c, session, { values, refused: 'unknown' }, 422)
  }
  const act = parsed.output
  const { sellerLinks } = agencyOf(c.env, c.var.site.id)
  if (act.act === 'revoke') {
    const isDone = home !== null && (await sellerLinks.revoke(act.id, home, actingOf(c, session)))
    return isDone
      ? done(c, figuresAddress(home), 'figures.revoked')
      : homeFiguresPage(c, session, { refused: 'unknown' }, 404)
  }
  if (!home || !estate) return noHomePage(c)
  const token = base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  const address = `${siteOrigin(c.var.site)}/desk/seller/${token}`
  const { id, locale, email } = act
  const mail = email ? await mailTo(c, { id, email, locale, address, estate }) : null
  const outcome = await sellerLinks.add(
    { id, hash: await sellerHash(token), home, name: nameOf(c, estate), locale, mail },
    actingOf(c, session),
  )
  return outcome === 'added'
    ? homeFiguresPage(c, session, { made: { address, email } })
    : homeFiguresPage(c, session, { values, refused: outcome }, statusOf(LINK_REFUSALS[outcome]))
}

/** In the seller's language; what it says is nobody's any more once it left. */
async function mailTo(
  c: Desk,
  {
    id,
    email,
    locale,
    address,
    estate,
  }: { id: string; email: string; locale: Locale; address: string; estate: Estate },
): Promise<OutgoingMail> {
  const { site, trace } = c.var
  const context = await mailContext({ ...workContext(c), site }, locale)
  const title = mentionedTitle(estate, locale, context.t)
  return {
    id: `seller-${id}`,
    kind: 'seller',
    dedupeKey: `seller/${id}`,
    recipient: email,
    wipeAfterSending: true,
    now: trace.startedAt,
    message: renderMail(context, sellerMail(context, { title, address })),
  }
}
