import type { ReactNode } from 'react'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { LinkButton } from '../page/button.tsx'
import { RowActs } from '../page/row-acts.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Empty } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { itemsOf } from '../pages/load-context.ts'
import { summaryOf } from '../pages/page-sheet.tsx'
import type { Content } from '../pages/page-state.ts'
import { RefusedNotice } from '../pages/pages-list.tsx'
import { contentTabs } from '../pages/tabs.tsx'
import { readFields } from '../read-fields.ts'
import { plain } from '../schema-form/localized-values.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { contentList, LIST_NAMES, withItemOrder } from './content-lists.ts'
import { statusOf } from '../../store/refusal.ts'

/** GET /desk/content: the lists that there are. */
export async function listsPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const parts = await Promise.all(LIST_NAMES.map(name => readPart(c, `${name}.json`)))
  return deskPage(
    c,
    t('deskPages.lists.title'),
    <Table
      caption={t('deskPages.lists.title')}
      columns={[
        { title: t('deskPages.lists.column.list') },
        { title: t('deskPages.lists.column.count'), isNumber: true },
      ]}
      rows={LIST_NAMES.map((name, at) => ({
        id: name,
        cells: [
          <a key="list" href={`/desk/content/${name}`}>
            {t(`deskPages.lists.name.${name}`)}
          </a>,
          String(itemsOf(parts[at]?.content).length),
        ],
      }))}
    />,
    200,
    { tabs: contentTabs(t, 'lists'), intro: t('deskPages.lists.intro') },
  )
}

/** GET /desk/content/{name} */
export async function listPage(
  c: Desk,
  notice?: ReactNode,
  status: Status = 200,
): Promise<Response> {
  const list = contentList(c.req.param('name') ?? '')
  if (!list) return expiredPage(c)
  const t = wordsOf(c)
  const items = itemsOf((await readPart(c, list.path))?.content)
  const at = `/desk/content/${list.name}`
  return deskPage(
    c,
    t(`deskPages.lists.name.${list.name}`),
    <>
      {notice}
      {items.length === 0 ? (
        <Empty title={t('deskPages.lists.none')} />
      ) : (
        <form method="post" action={at}>
          <ol className="desk-order">
            {items.map((item, index) => {
              const id = plain(item.id)
              const title = itemTitle(item, c)
              return (
                <li key={id} id={`item-${id}`} className="desk-order__item">
                  <a className="desk-order__link" href={`${at}/${id}`}>
                    <span className="desk-order__type">{title}</span>
                  </a>
                  <RowActs
                    id={id}
                    title={title}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    t={t}
                  />
                </li>
              )
            })}
          </ol>
        </form>
      )}
    </>,
    status,
    {
      back: { href: '/desk/content', label: t('deskPages.lists.title') },
      actions: (
        <LinkButton href={`${at}/new`} kind="primary" icon="plus">
          {t('deskPages.add')}
        </LinkButton>
      ),
    },
  )
}

/** What an item is called: a name, else what it says first. */
export const itemTitle = (item: Content, c: Desk): string =>
  plain(item.name) || summaryOf(item, c) || plain(item.author) || `#${plain(item.id)}`

/** POST /desk/content/{name}: the order of its items, and one fewer. */
export async function orderList(c: Desk, session: OpenSession): Promise<Response> {
  const list = contentList(c.req.param('name') ?? '')
  if (!list) return expiredPage(c)
  const fields = await readFields(c.req.raw)
  const act = ['up', 'down', 'remove'].find(each => fields.has(each)) ?? ''
  const part = await readPart(c, list.path)
  const content = withItemOrder(part?.content, act, Number(fields.get(act)))
  const t = wordsOf(c)
  if (!content) return listPage(c, <RefusedNotice refusal={{ refused: 'conflict' }} t={t} />, 409)
  const outcome = await writePart(c, session, {
    path: list.path,
    content,
    tag: part?.tag ?? null,
    act: act === 'remove' ? 'list item removed' : 'list ordered',
  })
  if (!('refused' in outcome))
    return done(c, `/desk/content/${list.name}`, act === 'remove' ? 'pages.removed' : 'pages.order')
  return listPage(c, <RefusedNotice refusal={outcome} t={t} />, statusOf(outcome.refused))
}
