import { Page } from '../../../shared/packs/page.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { sha256 } from '../../crypto/hash.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { errorText, nameOfField } from '../schema-form/form-errors.ts'
import { stampsOfValue } from '../schema-form/merge-edit.ts'
import { fieldsOf } from '../schema-form/schema-field.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { SchemaForm } from './edit-form.tsx'
import { loadContext } from './load-context.ts'
import { textIn } from '../schema-form/localized-values.ts'
import { keepDraft, loadPage, type Content, type PageState } from './page-state.ts'
import { RefusedNotice } from './pages-list.tsx'
import { layOn, readEdit, type Edit, type Laid } from './read-edit.ts'
import { statusOf, type Refusal } from '../../store/refusal.ts'

/** What a page has besides its sections: title, address, description, what it is for. */
const HEAD = fieldsOf(Page).filter(({ name }) => name !== 'sections')

const tagOf = (head: Content): Promise<string> => sha256(JSON.stringify(head))

const headOf = ({ page: { sections: _, ...head } }: PageState): Content => head

/** GET /desk/pages/{name}/settings */
export async function settingsPage(c: Desk): Promise<Response> {
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const head = headOf(state)
  return showSettings(c, state, {
    value: head,
    tag: await tagOf(head),
    opened: stampsOfValue(HEAD, head),
  })
}

interface Shown extends Laid {
  edit?: Edit
  refused?: Refusal
}

async function showSettings(
  c: Desk,
  state: PageState,
  { value, tag, opened, edit, theirs, refused }: Shown,
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  const base = await loadContext(c)
  const context = { ...base, errors: edit?.errors ?? {} }
  const back = `/desk/pages/${state.name}`
  return deskPage(
    c,
    t('deskPages.settings'),
    <>
      {refused && <RefusedNotice refusal={refused} t={t} />}
      <SchemaForm
        form={{ fields: HEAD, value, tag, opened, context, ...(theirs && { theirs }) }}
        back={back}
      />
    </>,
    status,
    {
      back: { href: back, label: textIn(state.page.title, c.var.site.defaultLocale) || state.name },
    },
  )
}

/** POST /desk/pages/{name}/settings: keeps it in the page's draft; a new address holds once it is published. */
export async function saveSettings(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const edit = await readEdit(c.req.raw, {
    fields: HEAD,
    schema: Page,
    locale: c.var.site.defaultLocale,
    t,
  })
  if (!edit) return settingsPage(c)
  // Its sections are not part of this form.
  delete edit.errors.sections
  if (Object.keys(edit.errors).length > 0) return showSettings(c, state, { ...edit, edit }, 422)
  const now = headOf(state)
  const laid = layOn(edit, { fields: HEAD, now, stored: await tagOf(now) })
  if (laid.theirs !== undefined) return showSettings(c, state, { ...laid, edit }, 409)
  const { sections } = state.page
  const outcome = await keepDraft(c, session, state, { ...laid.value, sections })
  if (!('refused' in outcome)) return done(c, `/desk/pages/${state.name}`, 'pages.kept')
  if (outcome.refused !== 'invalid')
    return showSettings(c, state, { ...laid, edit, refused: outcome }, statusOf(outcome.refused))
  edit.errors = {
    [nameOfField(outcome.field ?? '') || 'form']: errorText(outcome.message ?? '', t),
  }
  return showSettings(c, state, { ...laid, edit }, 422)
}
