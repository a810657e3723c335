import * as v from 'valibot'
import { formTab } from '../../../../shared/homes/form/form-tabs.ts'
import { mergeForm } from '../../../../shared/homes/form/stamps.ts'
import { withValues } from '../../../../shared/homes/record-path.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { readFields } from '../../read-fields.ts'
import { elsewherePage, noHomePage } from '../elsewhere.tsx'
import { isElsewhere } from '../../content/ask-content.ts'
import { estateOf, homeAddress } from '../home-name.ts'
import { changeHome, mayChange, mayWrite, readHome } from '../store.ts'
import { formPage } from './home-page.tsx'
import { homeForm, languagesOf, partOf, valuesOf } from './home-form.ts'
import { lensState } from './lens.tsx'
import { readSent } from './read-sent.ts'
import { statusOf, wordOf } from '../../../store/refusal.ts'

const OPENED = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {})

/** Another change may come between reading and writing; then what was typed is laid on that one. */
const TRIES = 3

/** POST /desk/homes/{externalId}?tab=: writes what was changed in a page of the form, and frees an override. */
export async function saveHome(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const externalId = c.req.param('home') ?? ''
  const tab = formTab(c.req.query('tab'))
  const { opened: stamps = '', free, ...sent } = Object.fromEntries(await readFields(c.req.raw))
  const opened = v.parse(OPENED, stamps)
  const address = homeAddress(externalId, `?tab=${tab.id}`)
  for (let attempt = 1; ; attempt++) {
    const home = await readHome(c, externalId)
    if (!home) return isElsewhere(c) ? elsewherePage(c) : noHomePage(c)
    if (!mayChange(session.member, home)) return notForYouPage(c)
    const now = valuesOf(estateOf(home), tab, languagesOf(c.var.site))
    const { values, conflicts } = mergeForm(
      sent,
      { opened, now, locale: c.var.site.defaultLocale },
      partOf(tab),
    )
    const { set: typed, errors } = await readSent(c, home, tab, values)
    // What goes back to the feed is what stood there, whatever the form says of it.
    const set = typed.filter(({ path }) => path !== free)
    const paths = [...set.map(({ path }) => path), ...(free ? [free] : [])]
    if (!paths.every(path => mayWrite(session.member, path))) return notForYouPage(c)
    const back = { home, tab, mayChange: true, sent: values }
    if (conflicts.length > 0)
      return formPage(
        c,
        homeForm(c, {
          ...back,
          theirs: Object.fromEntries(conflicts.map(name => [name, now[name] ?? ''])),
          errors: Object.fromEntries(conflicts.map(name => [name, t('deskHomes.conflict.field')])),
        }),
        409,
      )
    if (Object.keys(errors).length > 0) return formPage(c, homeForm(c, { ...back, errors }), 422)
    if (set.length === 0 && !free) return done(c, address, 'saved')
    const change = { set, ...(free && { free: [free] }) }
    const changed = await changeHome(c, session, externalId, change, {
      act: free ? 'home override freed' : 'home changed',
      before: home,
    })
    if (!('refused' in changed)) return done(c, address, free ? 'homes.freed' : 'saved')
    if (changed.refused === 'conflict' && attempt < TRIES) continue
    const { field = '' } = changed
    const message = t(`deskHomes.refused.${wordOf(changed)}`)
    return formPage(
      c,
      homeForm(c, { ...back, errors: { [field.replaceAll('.', '-') || 'record']: message } }),
      statusOf(changed.refused),
    )
  }
}

/** POST /desk/homes/{externalId}/lens?tab=: what the law would ask with what is typed; it changes nothing. */
export async function lensOf(c: Desk): Promise<Response> {
  const home = await readHome(c, c.req.param('home') ?? '')
  if (!home) return c.body(null, 404)
  const fields = Object.fromEntries(await readFields(c.req.raw))
  const { set } = await readSent(c, home, formTab(c.req.query('tab')), fields)
  return c.json(lensState(withValues(estateOf(home), set), wordsOf(c)))
}
