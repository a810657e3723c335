import type { ReactNode } from 'react'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { wallTime } from '../../../shared/time/time-zone.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { AuditRow } from '../../agency/access/audit.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Empty } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { actOf } from './act-of.ts'
import { fieldOf } from './field-of.ts'
import { differences } from './differences.ts'
import { ROWS_READ, pageOfRows } from './page-of-rows.ts'

/** Names of people and keys by how the audit calls them: 'person 5d0…'. */
type Names = ReadonlyMap<string, string>

/** GET /desk/audit: who did what when, with what was before and after; the newest first (DESK-34). */
export async function auditPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const { audit, members, keys } = agencyOf(c.env, c.var.site.id)
  const before = Number(c.req.query('before')) || undefined
  const [listed, people, ownKeys] = await Promise.all([
    audit.list(ROWS_READ, before),
    members.list(),
    keys.list(),
  ])
  const names: Names = new Map([
    ...people.map(({ id, name }) => [`person ${id}`, name] as const),
    ...ownKeys.map(({ id, name }) => [`key ${id}`, t('deskAudit.key', { name })] as const),
  ])
  const { rows, earlier } = pageOfRows(listed)
  const days = Map.groupBy(rows, ({ at }) => wallTime(seconds(at)).day)
  return deskPage(
    c,
    t('deskAudit.title'),
    <>
      {rows.length === 0 && <Empty title={t('deskAudit.none')} />}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="audit">
          <h2>{formatWeekdayDate(day, t)}</h2>
          <ol>
            {ofDay.map(row => (
              <Entry key={row.id} row={row} names={names} t={t} />
            ))}
          </ol>
        </section>
      ))}
      {earlier !== null && (
        <p>
          <a className="button button--quiet" href={`/desk/audit?before=${earlier}`}>
            {t('deskAudit.earlier')}
          </a>
        </p>
      )}
    </>,
    200,
    { intro: t('deskAudit.intro') },
  )
}

const Entry = ({ row, names, t }: { row: AuditRow; names: Names; t: Translate }): ReactNode => (
  <li className="audit__entry">
    <p className="audit__time">{wallTime(seconds(row.at)).time}</p>
    <div>
      <p>
        <strong>{actOf(row.act, t)}</strong>
        {row.subject !== row.actor && (
          <span className="audit__subject">
            {' '}
            {row.subjectName ?? nameOf(row.subject, names, t)}
          </span>
        )}
        <span className="audit__by">{t('deskAudit.by', { name: actorOf(row, names, t) })}</span>
      </p>
      <Changes row={row} t={t} />
    </div>
  </li>
)

const Changes = ({ row, t }: { row: AuditRow; t: Translate }): ReactNode => {
  const changes = differences(row.before, row.after)
  if (changes?.length === 0) return null
  return (
    <details className="audit__changes">
      <summary>
        {changes ? t('deskAudit.changes', { count: changes.length }) : t('deskAudit.long')}
      </summary>
      {changes ? (
        <Table
          caption={t('deskAudit.changes', { count: changes.length })}
          columns={[
            { title: t('deskAudit.what') },
            { title: t('deskAudit.before') },
            { title: t('deskAudit.after') },
          ]}
          rows={changes.map(({ path, ...states }) => ({
            id: path,
            cells: [
              fieldOf(path, t) || t('deskAudit.whole'),
              states.before || '–',
              states.after || '–',
            ],
          }))}
        />
      ) : (
        <pre>{[row.before, row.after].filter(Boolean).join('\n\n')}</pre>
      )}
    </details>
  )
}

/** As they were called then; a key says that it is one. */
function actorOf({ actor, actorName }: AuditRow, names: Names, t: Translate): string {
  if (actorName === null) return nameOf(actor, names, t)
  return actor.startsWith('key ') ? t('deskAudit.key', { name: actorName }) : actorName
}

/** What names itself: a host, a call of a program. The rest of what has no name is told by its act. */
const SPEAKS = /^(?:[A-Z]+ |[^ ]+\.[^ ]+$|[^ ]+\/)/

function nameOf(who: string, names: Names, t: Translate): string {
  const own = names.get(who)
  if (own) return own
  if (who === 'operator' || who === 'link') return t(`deskAudit.${who}`)
  if (who.startsWith('person ')) return t('deskAudit.former')
  if (who.startsWith('home ')) return who.slice('home '.length)
  return SPEAKS.test(who) && !who.endsWith('.json') ? who : ''
}
