import { textIn } from '../schema-form/localized-values.ts'
import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { LinkButton } from '../page/button.tsx'
import { RowActs } from '../page/row-acts.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Empty, Panel } from '../page/notice.tsx'
import { RefusedNotice } from '../pages/pages-list.tsx'
import { contentTabs } from '../pages/tabs.tsx'
import { readFields } from '../read-fields.ts'
import { flat, itemsOfMenu, MENU_NAMES, withMenu, withMoved, type PlacedItem } from './menu-tree.ts'
import { statusOf } from '../../store/refusal.ts'

/** GET /desk/menus: the items at the top and the bottom of every page. */
export async function menusPage(
  c: Desk,
  notice?: ReactNode,
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  const part = await readPart(c, 'menus.json')
  return deskPage(
    c,
    t('deskPages.menus.title'),
    <>
      {notice}
      {MENU_NAMES.map(name => (
        <Panel
          key={name}
          title={t(`deskPages.menus.${name}`)}
          action={
            <LinkButton href={`/desk/menus/${name}/new`} isSmall icon="plus">
              {t('deskPages.menus.new')}
            </LinkButton>
          }
        >
          <Items name={name} items={flat(itemsOfMenu(part?.content, name))} c={c} t={t} />
        </Panel>
      ))}
    </>,
    status,
    { tabs: contentTabs(t, 'menus') },
  )
}

const Items = ({
  name,
  items,
  c,
  t,
}: {
  name: string
  items: readonly PlacedItem[]
  c: Desk
  t: Translate
}): ReactNode => {
  if (items.length === 0) return <Empty title={t('deskPages.menus.none')} />
  return (
    <form method="post" action="/desk/menus">
      <input type="hidden" name="menu" value={name} />
      <ol className="desk-order">
        {items.map(({ id, level, item, isFirst, isLast }) => {
          const label = textIn(item.label, c.var.site.defaultLocale)
          return (
            <li key={id} className={`desk-order__item desk-order__item--level-${level}`}>
              <a className="desk-order__link" href={`/desk/menus/${name}/${id}`}>
                <span className="desk-order__type">{label}</span>
              </a>
              <RowActs id={String(id)} title={label} isFirst={isFirst} isLast={isLast} t={t} />
            </li>
          )
        })}
      </ol>
    </form>
  )
}

/** POST /desk/menus: the order among items beside each other, and one fewer with what is under it. */
export async function orderMenu(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const name = MENU_NAMES.find(each => each === fields.get('menu')) ?? 'header'
  const act = ['up', 'down', 'remove'].find(each => fields.has(each)) ?? ''
  const part = await readPart(c, 'menus.json')
  const items = withMoved(itemsOfMenu(part?.content, name), act, Number(fields.get(act)))
  const t = wordsOf(c)
  if (!items) return menusPage(c, <RefusedNotice refusal={{ refused: 'conflict' }} t={t} />, 409)
  const outcome = await writePart(c, session, {
    path: 'menus.json',
    content: withMenu(part?.content, name, items),
    tag: part?.tag ?? null,
    act: act === 'remove' ? 'menu item removed' : 'menu ordered',
  })
  if (!('refused' in outcome))
    return done(c, '/desk/menus', act === 'remove' ? 'pages.removed' : 'pages.order')
  return menusPage(c, <RefusedNotice refusal={outcome} t={t} />, statusOf(outcome.refused))
}
