import type { OpenSession } from '../../agency/people/sessions.ts'
import { sha256 } from '../../crypto/hash.ts'
import { readPart, writePart, type ReadPart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { SchemaForm } from '../pages/edit-form.tsx'
import { itemsOf, loadContext } from '../pages/load-context.ts'
import type { Content } from '../pages/page-state.ts'
import { RefusedNotice } from '../pages/pages-list.tsx'
import { layOn, readEdit, type Edit, type Laid } from '../pages/read-edit.ts'
import { errorText, nameOfField } from '../schema-form/form-errors.ts'
import { stampsOfValue } from '../schema-form/merge-edit.ts'
import { plain } from '../schema-form/localized-values.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { contentList, nextId, withItem, type ContentList } from './content-lists.ts'
import { itemTitle } from './lists-page.tsx'
import { statusOf, type Refusal } from '../../store/refusal.ts'

const tagOf = (item: Content): Promise<string> => sha256(JSON.stringify(item))

interface Found {
  list: ContentList
  part: ReadPart | null
  /** null: a new one. */
  item: Content | null
}

async function find(c: Desk): Promise<Found | null> {
  const { name = '', id = '' } = c.req.param()
  const list = contentList(name)
  if (!list) return null
  const part = await readPart(c, list.path)
  const item = itemsOf(part?.content).find(each => plain(each.id) === id) ?? null
  return item || id === 'new' || c.req.method === 'POST' ? { list, part, item } : null
}

/** GET /desk/content/{name}/{id}, and of a new one …/new */
export async function itemPage(c: Desk): Promise<Response> {
  const found = await find(c)
  if (!found) return expiredPage(c)
  const { list, part, item } = found
  if (item)
    return showItem(c, list, {
      value: item,
      tag: await tagOf(item),
      opened: stampsOfValue(list.fields, item),
    })
  return showItem(c, list, { value: { id: nextId(itemsOf(part?.content)) }, tag: '', opened: {} })
}

interface Shown extends Laid {
  edit?: Edit
  refused?: Refusal
}

async function showItem(
  c: Desk,
  { name, fields }: ContentList,
  { value, tag, opened, edit, theirs, refused }: Shown,
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  const base = await loadContext(c)
  const context = { ...base, errors: edit?.errors ?? {}, texts: edit?.texts ?? base.texts }
  const back = `/desk/content/${name}`
  const label = t(`deskPages.lists.name.${name}`)
  return deskPage(
    c,
    tag === '' ? label : itemTitle(value, c),
    <>
      {refused && <RefusedNotice refusal={refused} t={t} />}
      <SchemaForm
        form={{ fields, value, tag, opened, context, ...(theirs !== undefined && { theirs }) }}
        back={back}
      />
    </>,
    status,
    { back: { href: back, label } },
  )
}

/** POST /desk/content/{name}/{id}: on the site at once. */
export async function saveItem(c: Desk, session: OpenSession): Promise<Response> {
  const found = await find(c)
  if (!found) return expiredPage(c)
  const { list, part, item } = found
  const t = wordsOf(c)
  const edit = await readEdit(c.req.raw, {
    fields: list.fields,
    schema: list.itemSchema,
    locale: c.var.site.defaultLocale,
    t,
  })
  if (!edit) return itemPage(c)
  if (edit.act !== 'save') return showItem(c, list, { ...edit, edit })
  if (Object.keys(edit.errors).length > 0) return showItem(c, list, { ...edit, edit }, 422)
  const stored = item ? await tagOf(item) : ''
  const laid = layOn(edit, { fields: list.fields, now: item, stored })
  if (laid.theirs !== undefined) return showItem(c, list, { ...laid, edit }, 409)
  const { value } = laid
  // Of two new ones at once the second gets the next number.
  const items = itemsOf(part?.content)
  const isTaken = !item && items.some(({ id }) => id === value.id)
  const saved = isTaken ? { ...value, id: nextId(items) } : value
  const outcome = await writePart(c, session, {
    path: list.path,
    content: withItem(part?.content, saved),
    tag: part?.tag ?? null,
    act: item ? 'list item changed' : 'list item added',
  })
  if (!('refused' in outcome)) return done(c, `/desk/content/${list.name}`, 'pages.saved')
  if (outcome.refused !== 'invalid')
    return showItem(c, list, { ...laid, edit, refused: outcome }, statusOf(outcome.refused))
  const name = nameOfField((outcome.field ?? '').replace(/^items\[\d+\]\.?/, '')) || 'form'
  edit.errors = { [name]: errorText(outcome.message ?? '', t) }
  return showItem(c, list, { ...laid, edit }, 422)
}
