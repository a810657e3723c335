import { isRecord } from '../../../shared/is-record.ts'
import { Menus } from '../../../shared/packs/menus.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { sha256 } from '../../crypto/hash.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { Button, LinkButton } from '../page/button.tsx'
import { Select } from '../page/choices.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { LanguageFields } from '../page/languages.tsx'
import { loadContext } from '../pages/load-context.ts'
import { layOn, stampsSent } from '../pages/read-edit.ts'
import { type Content } from '../pages/page-state.ts'
import { RefusedNotice } from '../pages/pages-list.tsx'
import { Theirs } from '../pages/theirs.tsx'
import { readFields } from '../read-fields.ts'
import { errorsOf, type FormErrors } from '../schema-form/form-errors.ts'
import { TargetFields } from '../schema-form/link-fields.tsx'
import { readTarget } from '../schema-form/link-field.ts'
import type { Leaves } from '../schema-form/leaves.ts'
import { stampsOfValue, type Stamps } from '../schema-form/merge-edit.ts'
import type { NamedField } from '../schema-form/schema-field.ts'
import { localizedValues, textIn } from '../schema-form/localized-values.ts'
import { readLocalized } from '../schema-form/read-text.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import {
  flat,
  itemsOfMenu,
  MENU_NAMES,
  nextItemId,
  parentsFor,
  withMenu,
  withPlaced,
  type PlacedItem,
} from './menu-tree.ts'
import { statusOf, type Refusal } from '../../store/refusal.ts'

interface Place {
  menu: (typeof MENU_NAMES)[number]
  content: unknown
  tag: string | null
  items: Content[]
  /** null: a new one. */
  placed: PlacedItem | null
}

async function find(c: Desk): Promise<Place | null> {
  const { menu: name = '', id = '' } = c.req.param()
  const menu = MENU_NAMES.find(each => each === name)
  if (!menu) return null
  const part = await readPart(c, 'menus.json')
  const items = itemsOfMenu(part?.content, menu)
  const placed = flat(items).find(each => String(each.id) === id) ?? null
  const isThere = placed !== null || id === 'new' || c.req.method === 'POST'
  return isThere ? { menu, content: part?.content, tag: part?.tag ?? null, items, placed } : null
}

/** What its form asks, to be laid on what somebody else saved (DESK-122). */
const FIELDS: readonly NamedField[] = [
  { name: 'label', field: { kind: 'localized', form: 'line', max: 200 }, isOptional: false },
  { name: 'target', field: { kind: 'target' }, isOptional: false },
  { name: 'parent', field: { kind: 'choice', options: [] }, isOptional: true },
]

const tagOf = ({ item: { children: _, ...item }, parent }: PlacedItem): Promise<string> =>
  sha256(JSON.stringify([item, parent]))

interface Shown {
  item: Content
  parent: number | null
  tag: string
  opened: Stamps
  errors?: FormErrors
  theirs?: Leaves | null
  refused?: Refusal
}

/** GET /desk/menus/{menu}/{id}, and of a new one …/new */
export async function menuItemPage(c: Desk): Promise<Response> {
  const place = await find(c)
  if (!place) return expiredPage(c)
  const { placed } = place
  if (!placed) return showItem(c, place, { item: {}, parent: null, tag: '', opened: {} })
  const { item, parent } = placed
  return showItem(c, place, {
    item,
    parent,
    tag: await tagOf(placed),
    opened: stampsOfValue(FIELDS, { ...item, parent }),
  })
}

async function showItem(
  c: Desk,
  { menu, items }: Place,
  { item, parent, tag, opened, errors = {}, theirs, refused }: Shown,
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  const base = await loadContext(c)
  const parents = parentsFor(items, item).map(each => ({
    value: String(each.id),
    label: `${'– '.repeat(each.level - 1)}${textIn(each.item.label, c.var.site.defaultLocale)}`,
  }))
  const context = { ...base, errors, selects: { ...base.selects, parent: parents } }
  return deskPage(
    c,
    t(tag === '' ? 'deskPages.menus.new' : 'deskPages.menus.edit'),
    <>
      {refused && <RefusedNotice refusal={refused} t={t} />}
      <Form
        errors={errors}
        hidden={{ _tag: tag, _opened: JSON.stringify(opened) }}
        wide
        isGuarded
        t={t}
      >
        {theirs !== undefined && <Theirs values={theirs} context={context} />}
        <LanguageFields
          label={t('deskPages.field.label')}
          name="label"
          locales={context.locales}
          values={localizedValues('label', item.label)}
          errors={errors}
          t={t}
        />
        <TargetFields name="target" value={item.target} context={context} />
        <Select
          name="parent"
          label={t('deskPages.field.parent')}
          error={errors.parent}
          options={parents}
          chosen={parent === null ? '' : String(parent)}
          none={t('deskPages.menus.top')}
        />
        <FormButtons isSticky>
          <Button>{t('deskPages.save')}</Button>
          <LinkButton href="/desk/menus">{t('deskPages.done.link')}</LinkButton>
        </FormButtons>
      </Form>
    </>,
    status,
    {
      back: { href: '/desk/menus', label: t('deskPages.menus.title') },
      intro: t(`deskPages.menus.${menu}`),
    },
  )
}

/** POST /desk/menus/{menu}/{id}: on every page at once. */
export async function saveMenuItem(c: Desk, session: OpenSession): Promise<Response> {
  const place = await find(c)
  if (!place) return expiredPage(c)
  const t = wordsOf(c)
  const fields = await readFields(c.req.raw)
  const { placed, items, menu, content } = place
  const before: Content = placed?.item ?? { id: nextItemId(content) }
  const label = readLocalized(fields, 'label', before.label, true)
  const target = readTarget(fields, 'target', before.target)
  const typed = {
    ...before,
    label: label ?? {},
    target,
    parent: Number(fields.get('parent')) || null,
  }
  const form = { value: typed, tag: fields.get('_tag') ?? '', opened: stampsSent(fields) }
  const laid = layOn(form, {
    fields: FIELDS,
    now: placed && { ...placed.item, parent: placed.parent },
    stored: placed ? await tagOf(placed) : '',
  })
  const { parent: under, ...item } = laid.value
  const parent = Number(under) || null
  const shown = { ...laid, item, parent }
  if (laid.theirs !== undefined) return showItem(c, place, shown, 409)
  const errors = itemErrors(item, t)
  const isDeep = parent !== null && !parentsFor(items, item).some(({ id }) => id === parent)
  if (isDeep) errors.parent = t('deskPages.menus.deep')
  if (Object.keys(errors).length > 0) return showItem(c, place, { ...shown, errors }, 422)
  const outcome = await writePart(c, session, {
    path: 'menus.json',
    content: withMenu(content, menu, withPlaced(items, item, parent)),
    tag: place.tag,
    act: placed ? 'menu item changed' : 'menu item added',
  })
  if (!('refused' in outcome)) return done(c, '/desk/menus', 'pages.saved')
  return showItem(c, place, { ...shown, refused: outcome }, statusOf(outcome.refused))
}

/** Of the item alone, by its fields' names. */
function itemErrors(item: Content, t: ReturnType<typeof wordsOf>): FormErrors {
  const menus = { menus: [{ name: 'header', items: [{ ...item, children: [] }] }] }
  const found = Object.entries(errorsOf(Menus, menus, t)).map(([name, text]): [string, string] => [
    name.replace(/^menus-0-items-0-/, ''),
    text,
  ])
  const isNowhere = isRecord(item.target) ? Object.keys(item.target).length === 0 : true
  return Object.fromEntries(
    isNowhere
      ? [
          ...found.filter(([name]) => !name.startsWith('target')),
          ['target', t('deskPages.error.target')],
        ]
      : found,
  )
}
