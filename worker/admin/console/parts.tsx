import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { wallTime } from '../../../shared/time/time-zone.ts'
import { formatDate } from '../../../shared/format.ts'
import { seconds, type Millis, type Seconds } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'

/** The most rows that a page shows. */
export const MAX_ROWS = 200

/** Rows under headings, or a note that there are none; on a telephone each row is a card with the headings in it (ADMIN-143). */
export function Table({
  t,
  columns,
  rows,
}: {
  t: Translate
  columns: string[]
  rows: ReactNode[][]
}): ReactNode {
  if (rows.length === 0) return <p>{t('admin.none')}</p>
  return (
    <div className="console-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`admin.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} data-label={t(`admin.column.${columns[at] ?? 'none'}`)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function ConsoleSection({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function FactList({ facts }: { facts: [string, ReactNode][] }): ReactNode {
  return (
    <dl className="console-facts">
      {facts.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}=`}>{value}</dd>,
      ])}
    </dl>
  )
}

/** A button that posts fields, without script. */
export function ActionButton({
  action,
  fields,
  children,
}: {
  action: string
  fields: Record<string, string>
  children: ReactNode
}): ReactNode {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="console-plain">
        {children}
      </button>
    </form>
  )
}

/** What the redirect after an act says → what the page says. */
const OUTCOME_KEYS: Record<string, string> = { yes: 'done', later: 'later' }

/** Says what came of an act: `?purged=yes`, `?domain=no`, … */
export function OutcomeNotes({
  c,
  t,
  acts,
}: {
  c: Context
  t: Translate
  acts: ('purged' | 'domain' | 'agency' | 'visit' | 'removal' | 'held')[]
}): ReactNode {
  const texts = acts.flatMap(act => {
    const outcome = c.req.query(act)
    const group = act === 'agency' ? 'agencies' : act
    return outcome === undefined ? [] : [t(`admin.${group}.${OUTCOME_KEYS[outcome] ?? 'refused'}`)]
  })
  if (c.req.query('cloudflare') === 'no') texts.push(t('admin.domain.untold'))
  return texts.map(text => (
    <p key={text} className="console-alert" role="status">
      {text}
    </p>
  ))
}

/** dd/mm/yyyy hh:mm in Brussels, where operators are. */
export function formatMoment(time: Millis | null): string {
  if (time === null) return ''
  const { day, time: clock } = wallTime(seconds(time))
  return `${formatDate(day)} ${clock}`
}

/** In the largest whole unit: '3 min', '2 h', '5 d'. */
export function formatAge(age: Seconds): string {
  const [unit, size] = UNITS.find(([, each]) => age >= each) ?? ['s', 1]
  return `${Math.floor(age / size)} ${unit}`
}

const UNITS: [string, number][] = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
]
