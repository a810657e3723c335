import { isRecord } from '../../../shared/is-record.ts'
import { SECTION_TYPES } from '../../../shared/content/section.ts'
import { Section } from '../../../shared/packs/section.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { sha256 } from '../../crypto/hash.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { errorText, nameOfField } from '../schema-form/form-errors.ts'
import { plain, textIn } from '../schema-form/localized-values.ts'
import { stampsOfValue } from '../schema-form/merge-edit.ts'
import { fieldsOf, type NamedField } from '../schema-form/schema-field.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { SchemaForm } from './edit-form.tsx'
import { loadContext } from './load-context.ts'
import {
  keepDraft,
  loadPage,
  sectionsOf,
  stateOf,
  type Content,
  type PageState,
} from './page-state.ts'
import { RefusedNotice, StateTag } from './pages-list.tsx'
import { PreviewFrame, previewsOf } from './preview-frame.tsx'
import { layOn, readEdit, type Edit, type Laid } from './read-edit.ts'
import { publishPage } from './page-acts.tsx'
import { freeId } from './section-order.ts'
import { retryHeaders, statusOf, type Refusal } from '../../store/refusal.ts'

/** What a form for a section asks, by its type; null: there is no such type. */
export function sectionFields(type: unknown): NamedField[] | null {
  const schema = Section.options.find(({ entries }) => entries.type.literal === type)
  return schema ? fieldsOf(schema) : null
}

const tagOf = (section: Content): Promise<string> => sha256(JSON.stringify(section))

/** GET /desk/pages/{name}/section/{id}, and of a new one /section?type=. */
export async function sectionPage(c: Desk): Promise<Response> {
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const section = storedSection(c, state)
  if (section) {
    const opened = stampsOfValue(sectionFields(section.type) ?? [], section)
    return showSection(c, state, { value: section, tag: await tagOf(section), opened })
  }
  const type = SECTION_TYPES.find(each => each === c.req.query('type'))
  if (!type) return expiredPage(c)
  const value = { id: freeId(state.page, type), type, ...BEGINNINGS[type] }
  return showSection(c, state, { value, tag: '', opened: {} })
}

/** What a new section of some types begins with, where its form has no empty choice. */
const BEGINNINGS: Partial<Record<(typeof SECTION_TYPES)[number], Content>> = {
  estateList: { node: { query: {} } },
  employees: { entity: 'employees' },
  offices: { entity: 'offices' },
  reviews: { entity: 'reviews' },
  quotes: { entity: 'quotes' },
  imageWithText: { side: 'left' },
}

const storedSection = (c: Desk, { page }: PageState): Content | undefined =>
  sectionsOf(page).find(({ id }) => id === c.req.param('id'))

interface Shown extends Laid {
  edit?: Edit
  refused?: Refusal
}

async function showSection(
  c: Desk,
  state: PageState,
  { value, tag, opened, edit, theirs, refused }: Shown,
  status: Status = 200,
): Promise<Response> {
  const fields = sectionFields(value.type)
  if (!fields) return expiredPage(c)
  const t = wordsOf(c)
  const [previews, base] = await Promise.all([previewsOf(c, state), loadContext(c, state.page)])
  const context = { ...base, errors: edit?.errors ?? {}, texts: edit?.texts ?? base.texts }
  const back = `/desk/pages/${state.name}`
  return deskPage(
    c,
    t(`deskPages.type.${plain(value.type)}`),
    <div className="desk-sheet">
      <div className="desk-sheet__parts">
        {refused && <RefusedNotice refusal={refused} t={t} />}
        <SchemaForm
          action={`?type=${plain(value.type)}`}
          form={{ fields, value, tag, opened, context, ...(theirs !== undefined && { theirs }) }}
          back={back}
          isLive
        />
      </div>
      <PreviewFrame c={c} previews={previews} />
    </div>,
    status,
    {
      back: { href: back, label: textIn(state.page.title, c.var.site.defaultLocale) || state.name },
      tag: <StateTag state={stateOf(state)} t={t} />,
    },
  )
}

/** POST /desk/pages/{name}/section/{id}: keeps the section in the page's draft; 'publish' then publishes the page (DESK-200). */
export async function saveSection(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const now = storedSection(c, state)
  const type = now?.type ?? c.req.query('type')
  const fields = sectionFields(type)
  if (!fields) return expiredPage(c)
  const edit = await readEdit(c.req.raw, {
    fields,
    schema: Section,
    locale: c.var.site.defaultLocale,
    t,
  })
  if (!edit) return sectionPage(c)
  const { tag, act } = edit
  const isLive = act === 'live'
  if (!['save', 'publish'].includes(act) && !isLive) return showSection(c, state, { ...edit, edit })
  if (Object.keys(edit.errors).length > 0)
    return isLive
      ? c.json({ errors: edit.errors }, 422)
      : showSection(c, state, { ...edit, edit }, 422)
  const stored = now ? await tagOf(now) : ''
  if (stored !== tag && isLive)
    return c.json({ errors: { form: t('deskPages.theirs.title') } }, 409)
  const laid = layOn(edit, { fields, now, stored })
  if (laid.theirs !== undefined) return showSection(c, state, { ...laid, edit }, 409)
  const { value } = laid
  const sections = sectionsOf(state.page)
  const next = now ? sections.map(each => (each === now ? value : each)) : [...sections, value]
  const outcome = await keepDraft(c, session, state, { ...state.page, sections: next })
  if ('refused' in outcome) {
    if (isLive)
      return c.json({ errors: {} }, statusOf(outcome.refused), retryHeaders(outcome.refused))
    if (outcome.refused !== 'invalid')
      return showSection(c, state, { ...laid, edit, refused: outcome }, statusOf(outcome.refused))
    const name = nameOfField((outcome.field ?? '').replace(/^sections\[\d+\]\.?/, '')) || 'form'
    edit.errors = { [name]: errorText(outcome.message ?? '', t) }
    return showSection(c, state, { ...laid, edit }, 422)
  }
  if (isLive)
    return c.json({
      tag: await tagOf(value),
      from: value,
      opened: stampsOfValue(fields, value),
    })
  const id = isRecord(value) ? plain(value.id) : ''
  const at = `/desk/pages/${state.name}/section/${id}`
  const saved = act === 'publish' ? await loadPage(c) : null
  return saved
    ? publishPage(c, session, saved, { tag: outcome.tag, over: null, at })
    : done(c, at, 'pages.kept')
}
