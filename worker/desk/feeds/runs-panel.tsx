import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import { millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { moment } from '../moment.ts'
import { Empty, Panel, Tag } from '../page/notice.tsx'
import type { Report, Run } from './read-feeds.ts'

const MAX_LINES = 100

const KINDS = {
  running: 'plain',
  broken: 'danger',
  applied: 'good',
  partly: 'warning',
  quarantined: 'warning',
  refused: 'danger',
} as const

type State = keyof typeof KINDS

/** What came in, the newest first, each with its state in words and the lines that were not taken. */
export const RunsPanel = ({ runs, t }: { runs: readonly Run[]; t: Translate }): ReactNode => (
  <Panel title={t('deskFeeds.runs')}>
    {runs.length === 0 ? (
      <Empty title={t('deskFeeds.none')}>{t('deskFeeds.how')}</Empty>
    ) : (
      <ol className="feed-runs">
        {runs.map(run => (
          <RunItem key={run.id} run={run} t={t} />
        ))}
      </ol>
    )}
  </Panel>
)

function stateOf({ finishedAt, report }: Run): State {
  if (finishedAt === null) return 'running'
  if (!report) return 'broken'
  if (report.state !== 'applied') return report.state
  return report.rejected.length > 0 ? 'partly' : 'applied'
}

const RunItem = ({ run, t }: { run: Run; t: Translate }): ReactNode => {
  const { source, startedAt, report, progress } = run
  const state = stateOf(run)
  return (
    <li className="feed-run">
      <p className="feed-run__top">
        <span className="feed-run__when">{moment(millis(startedAt), t)}</span>
        {source !== 'feed' && <span>{sourceText(source, t)}</span>}
        <Tag kind={KINDS[state]}>{t(`deskFeeds.state.${state}`)}</Tag>
      </p>
      {progress && (
        <p>
          {progress.stage === 'reading'
            ? t('deskFeeds.reading', { count: progress.lines, lines: whole(progress.lines) })
            : t('deskFeeds.writing', { done: whole(progress.done), of: whole(progress.of) })}
        </p>
      )}
      {state === 'running' && <a href="/desk/feeds">{t('deskFeeds.look')}</a>}
      {report && (
        <>
          <p className="desk-quiet">{countsText(report, t)}</p>
          <Lines
            title={t('deskFeeds.rejected', { count: report.rejected.length })}
            lines={report.rejected.map(({ line, field, message }) => [line, field, message])}
            t={t}
          />
          <Lines
            title={t('deskFeeds.heldBack', { count: report.heldBack.length })}
            lines={report.heldBack.map(({ line, externalId, message }) => [
              line,
              externalId,
              message,
            ])}
            t={t}
          />
          <Lines
            title={t('deskFeeds.warnings', { count: report.warnings.length })}
            lines={report.warnings.map(({ line, field, message }) => [line, field, message])}
            t={t}
          />
        </>
      )}
    </li>
  )
}

/** How it came, where that is not by the agency's only feed. */
function sourceText(source: string, t: Translate): string {
  if (source === 'crm') return t('deskFeeds.sources.crm')
  return source === 'calls'
    ? t('deskFeeds.sources.calls')
    : t('deskFeeds.sources.named', { source })
}

const whole = (number: number): string => formatNumber('number', number) ?? ''

function countsText(report: Report, t: Translate): string {
  const parts = (['created', 'updated', 'archived', 'unchanged'] as const)
    .filter(name => report[name] > 0)
    .map(name =>
      t(
        report.state === 'quarantined' && name === 'archived'
          ? 'deskFeeds.counts.wouldGo'
          : `deskFeeds.counts.${name}`,
        { count: report[name] },
      ),
    )
  return parts.join(' · ') || t('deskFeeds.counts.nothing')
}

/** Lines of the file with what is amiss; closed, since there may be hundreds. */
const Lines = ({
  title,
  lines,
  t,
}: {
  title: string
  lines: readonly [line: number, of: string, message: string][]
  t: Translate
}): ReactNode =>
  lines.length > 0 && (
    <details>
      <summary>{title}</summary>
      <ul className="feed-lines" lang="en">
        {lines.slice(0, MAX_LINES).map(([line, of, message], index) => (
          <li key={index}>
            <span lang={undefined}>{t('deskFeeds.line', { line })}</span> <code>{of}</code>{' '}
            {message}
          </li>
        ))}
      </ul>
      {lines.length > MAX_LINES && (
        <p>{t('deskFeeds.more', { count: lines.length - MAX_LINES })}</p>
      )}
    </details>
  )
