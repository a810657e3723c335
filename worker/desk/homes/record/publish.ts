import { formTab } from '../../../../shared/homes/form/form-tabs.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { readFields } from '../../read-fields.ts'
import { noHomePage } from '../elsewhere.tsx'
import { homeAddress } from '../home-name.ts'
import { changeHome, mayChange, readHome } from '../store.ts'
import { formPage } from './home-page.tsx'
import { homeForm } from './home-form.ts'

const MAX_REASON = 500

/** POST /desk/homes/{externalId}/publish: shows a home; one with legal gaps for a reason, which is kept (DESK-81). */
export async function publishHome(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const externalId = c.req.param('home') ?? ''
  const home = await readHome(c, externalId)
  if (!home) return noHomePage(c)
  if (!mayChange(session.member, home)) return notForYouPage(c)
  const typed = (await readFields(c.req.raw)).get('reason')?.trim() ?? ''
  const reason = typed.slice(0, MAX_REASON)
  const changed = await changeHome(
    c,
    session,
    externalId,
    { state: 'published', ...(reason && { reason }) },
    { act: 'home published', before: home },
  )
  if (!('refused' in changed)) return done(c, homeAddress(externalId), 'published')
  const word =
    changed.refused === 'invalid' && changed.field === 'reason'
      ? 'reason.wanted'
      : `refused.${changed.refused}`
  const tab = formTab(undefined)
  const errors = { reason: t(`deskHomes.${word}`) }
  const form = homeForm(c, { home, tab, mayChange: true, sent: { reason: typed }, errors })
  return formPage(c, form, changed.refused === 'invalid' ? 422 : 503)
}
