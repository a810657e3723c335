import { textIn, textsOf } from '../schema-form/localized-values.ts'
import { pageHref } from '../../../shared/routes.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { LinkButton } from '../page/button.tsx'
import { Empty, Panel } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { summaryOf } from '../pages/page-sheet.tsx'
import { StateTag } from '../pages/pages-list.tsx'
import { contentTabs } from '../pages/tabs.tsx'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { OwnSystem } from './own-system.tsx'
import { siteApi } from './site-api.ts'

const ID = /^[1-9]\d{0,9}$/

/** GET /desk/pages where another back end keeps them: those that the site has (DESK-38). */
export async function theirPagesPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const { defaultLocale } = c.var.site
  const pages = await (await siteApi(c)).pages()
  const sorted = pages.toSorted((a, b) => Number(b.role === 'home') - Number(a.role === 'home'))
  return deskPage(
    c,
    t('deskPages.title'),
    <>
      <OwnSystem c={c} />
      {pages.length === 0 ? (
        <Empty title={t('deskElsewhere.noPages')} />
      ) : (
        <Table
          caption={t('deskPages.title')}
          columns={[
            { title: t('deskPages.column.page') },
            { title: t('deskPages.column.state') },
            { title: t('deskPages.column.addresses') },
          ]}
          rows={sorted.map(({ id, title, url, published }) => ({
            id: String(id),
            cells: [
              <a key="page" href={`/desk/pages/${id}`}>
                {textIn(title, defaultLocale) || String(id)}
              </a>,
              <StateTag key="state" state={published === false ? 'draft' : 'live'} t={t} />,
              textsOf(url)
                .map(([locale, path]) => pageHref(locale, path))
                .join('  '),
            ],
          }))}
        />
      )}
    </>,
  )
}

/** GET /desk/pages/{id}: what stands on a page, from top to bottom. */
export async function theirPageSheet(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const { defaultLocale } = c.var.site
  const id = c.req.param('name') ?? ''
  const page = ID.test(id) ? await (await siteApi(c)).page(Number(id)) : null
  if (!page) return expiredPage(c)
  const address = textsOf(page.url).find(([locale]) => locale === defaultLocale)
  return deskPage(
    c,
    textIn(page.title, defaultLocale) || id,
    <>
      <OwnSystem c={c} />
      <Panel title={t('deskPages.sections')}>
        {page.sections.length === 0 ? (
          <Empty title={t('deskPages.noSections')} />
        ) : (
          <ol className="desk-order">
            {page.sections.map((section, at) => (
              <li key={at} className="desk-order__item">
                <p className="desk-order__link">
                  <span>{t(`deskPages.type.${section.type}`)}</span>
                  <span className="desk-order__title">{summaryOf({ ...section }, c)}</span>
                </p>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </>,
    200,
    {
      back: { href: '/desk/pages', label: t('deskPages.title') },
      actions: address && (
        <LinkButton href={pageHref(...address)}>{t('deskElsewhere.onSite')}</LinkButton>
      ),
    },
  )
}

/** GET /desk/menus and /desk/content: nothing to change here. */
export const theirContentPage =
  (room: 'menus' | 'lists') =>
  (c: Desk): Promise<Response> => {
    const t = wordsOf(c)
    return deskPage(c, t(`deskPages.${room}.title`), <OwnSystem c={c} />, 200, {
      tabs: contentTabs(t, room),
    })
  }
