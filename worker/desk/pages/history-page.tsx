import { formatDateTime } from '../../../shared/time/format-time.ts'
import { history } from '../content/history.ts'
import { namesOf } from '../content/who.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Empty } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { textIn } from '../schema-form/localized-values.ts'
import { loadPage } from './page-state.ts'

/** GET /desk/pages/{name}/history: who changed it and when, and what was before, to be put back. */
export async function historyPage(c: Desk): Promise<Response> {
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const t = wordsOf(c)
  const [versions, nameOf] = await Promise.all([history(c, state.path), namesOf(c, t)])
  const at = `/desk/pages/${state.name}`
  const body =
    versions.length === 0 ? (
      <Empty title={t('deskPages.versions.none')} />
    ) : (
      <Table
        caption={t('deskPages.history')}
        columns={[
          { title: t('deskPages.versions.when') },
          { title: t('deskPages.versions.who') },
          { title: t('deskPages.versions.restore'), isQuiet: true },
        ]}
        rows={versions.map(version => {
          const when = formatDateTime(version.at, t)
          return {
            id: String(version.id),
            cells: [
              when,
              nameOf(version.by),
              <form key="restore" method="post" action={at}>
                <input type="hidden" name="version" value={version.id} />
                <Button kind="quiet" isSmall name="act" value="restore" of={when}>
                  {t('deskPages.versions.restore')}
                </Button>
              </form>,
            ],
          }
        })}
      />
    )
  return deskPage(c, t('deskPages.history'), body, 200, {
    intro: t('deskPages.versions.intro'),
    back: { href: at, label: textIn(state.page.title, c.var.site.defaultLocale) || state.name },
  })
}
