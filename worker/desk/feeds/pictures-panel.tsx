import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Panel } from '../page/notice.tsx'
import type { Fetched } from './read-feeds.ts'

const MAX_FAILURES = 100

/** Pictures that feeds name by their addresses: how many arrived, and which could not be fetched. */
export const PicturesPanel = ({ fetched, t }: { fetched: Fetched; t: Translate }): ReactNode => {
  const { counts, failures } = fetched
  const waiting = (counts.waiting ?? 0) + (counts.queued ?? 0)
  const arrived = counts.fetched ?? 0
  if (waiting + arrived + failures.length === 0) return null
  return (
    <Panel title={t('deskFeeds.pictures.title')} id="pictures">
      <p>
        {[
          t('deskFeeds.pictures.arrived', { count: arrived }),
          waiting > 0 && t('deskFeeds.pictures.waiting', { count: waiting }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {failures.length > 0 && (
        <details>
          <summary>{t('deskFeeds.pictures.failed', { count: failures.length })}</summary>
          <ul className="feed-lines">
            {failures.slice(0, MAX_FAILURES).map(({ address, failure, externalIds }) => (
              <li key={address}>
                <code className="desk-code">{address}</code> <span lang="en">{failure}</span>{' '}
                {externalIds.length > 0 && (
                  <span className="desk-quiet">({externalIds.join(', ')})</span>
                )}
              </li>
            ))}
          </ul>
          {failures.length > MAX_FAILURES && (
            <p>{t('deskFeeds.more', { count: failures.length - MAX_FAILURES })}</p>
          )}
        </details>
      )}
    </Panel>
  )
}
