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
import { textIn, type Content } from '../pages/page-state.ts'
import { RefusedNotice } from '../pages/pages-list.tsx'
import { Theirs } from '../pages/theirs.tsx'
import { readFields } from '../read-fields.ts'
import { errorsOf, type FormErrors } from '../schema-form/form-errors.ts'
import { TargetFields } from '../schema-form/link-fields.tsx'
import { readTarget } from '../schema-form/link-field.ts'
import { localizedValues } from '../schema-form/localized-values.ts'
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

const tagOf = ({ item: { children: _, ...item }, parent }: PlacedItem): Promise<string> =>
  sha256(JSON.stringify([item, parent]))

interface Shown {
  item: Content
  parent: number | null
  tag: string
  errors?: FormErrors
  theirs?: Content | null
  refused?: 'elsewhere' | 'unavailable' | 'conflict'
}

/** GET /desk/menus/{menu}/{id}, and of a new one …/new */
export async function menuItemPage(c: Desk): Promise<Response> {
  const place = await find(c)
  if (!place) return expiredPage(c)
  const { placed } = place
  if (!placed) return showItem(c, place, { item: {}, parent: null, tag: '' })
  const { item, parent } = placed
  return showItem(c, place, { item, parent, tag: await tagOf(placed) })
}

async function showItem(
  c: Desk,
  { menu, items }: Place,
  { item, parent, tag, errors = {}, theirs, refused }: Shown,
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  const context = { ...(await loadContext(c)), errors }
  const { defaultLocale } = c.var.site
  return deskPage(
    c,
    t(tag === '' ? 'deskPages.menus.new' : 'deskPages.menus.edit'),
    <>
      {refused && <RefusedNotice why={refused} t={t} />}
      <Form errors={errors} hidden={{ _tag: tag }} wide isGuarded t={t}>
        {theirs !== undefined && <Theirs value={theirs} t={t} />}
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
          label={t('deskPages.menus.under')}
          error={errors.parent}
          options={parentsFor(items, item).map(each => ({
            value: String(each.id),
            label: `${'– '.repeat(each.level - 1)}${textIn(each.item.label, defaultLocale)}`,
          }))}
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
  const item = { ...before, label: label ?? {}, target }
  const parent = Number(fields.get('parent')) || null
  const tag = fields.get('_tag') ?? ''
  const errors = itemErrors(item, t)
  const isDeep = parent !== null && !parentsFor(items, item).some(({ id }) => id === parent)
  if (isDeep) errors.parent = t('deskPages.menus.deep')
  if (Object.keys(errors).length > 0) return showItem(c, place, { item, parent, tag, errors }, 422)
  const stored = placed ? await tagOf(placed) : ''
  if (stored !== tag) {
    const theirs = placed && { label: placed.item.label, target: placed.item.target }
    return showItem(c, place, { item, parent, tag: stored, theirs }, 409)
  }
  const outcome = await writePart(c, session, {
    path: 'menus.json',
    content: withMenu(content, menu, withPlaced(items, item, parent)),
    tag: place.tag,
    act: placed ? 'menu item changed' : 'menu item added',
  })
  if (!('refused' in outcome)) return done(c, '/desk/menus', 'pages.saved')
  const refused = outcome.refused === 'invalid' ? 'conflict' : outcome.refused
  return showItem(c, place, { item, parent, tag, refused }, 409)
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
