import type { Context } from 'hono'
import { CloseForm } from './content-reports.tsx'
import { reportedList } from '../../../directory/content-reports.ts'
import { sharedListStub } from '../../../shared-list/stub.ts'
import { audit } from '../../audit.ts'
import type { AdminEnv } from '../../env.ts'
import { consolePage, consoleView } from '../document.tsx'
import { Table } from '../parts.tsx'

/** GET /admin/reports/{report}: the homes and notes of a shared list that was reported, and to delete it. Its link is not known. */
export async function reportedListPage(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const id = c.req.param('report') ?? ''
  const meant = await reportedList(c.env, id)
  if (!meant) return c.json({ error: 'no such report of a list' }, 404)
  const list = await sharedListStub(c.env, meant.siteId, meant.list).look()
  await audit(c, 'read shared list', { site: meant.siteId, report: id })
  return consolePage(
    c,
    t('admin.reports.list'),
    list === null ? (
      <>
        <p>{t('admin.reports.listGone')}</p>
        <CloseForm t={t} report={{ id }} />
      </>
    ) : (
      <>
        <p>{t('admin.reports.listText')}</p>
        <Table
          t={t}
          columns={['estate', 'person', 'note']}
          rows={list.homes.flatMap(home =>
            home.notes.length === 0
              ? [[home.id, '', '']]
              : home.notes.map(note => [home.id, t(`shared.seat.${note.seat}`), note.text]),
          )}
        />
        <CloseForm t={t} report={{ id }}>
          <label>
            <input type="checkbox" name="wipe" value="1" />
            {t('admin.reports.wipe')}
          </label>
        </CloseForm>
      </>
    ),
  )
}
