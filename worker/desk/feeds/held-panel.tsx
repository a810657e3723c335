import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { Panel, Tag } from '../page/notice.tsx'
import type { HeldHomes } from './read-feeds.ts'

/** Homes that a feed lacked, too many to go without a word: they go, or they stay. */
export const HeldPanel = ({
  held: { run, total, homes },
  locale,
  t,
}: {
  held: HeldHomes
  locale: Locale
  t: Translate
}): ReactNode => (
  <Panel
    id="held"
    title={t('deskFeeds.held.title', { count: total })}
    action={<Tag kind="warning">{t('deskFeeds.held.waits')}</Tag>}
  >
    <p>{t('deskFeeds.held.text')}</p>
    <details open={homes.length <= 12}>
      <summary>{t('deskFeeds.held.names', { count: total })}</summary>
      <ul>
        {homes.map(({ externalId, title, place }) => (
          <li key={externalId}>
            <a href={`/desk/homes/${encodeURIComponent(externalId)}`}>
              {[title?.[locale] || t('deskFeeds.held.untitled'), place].filter(Boolean).join(', ')}
            </a>{' '}
            <span className="desk-quiet">({externalId})</span>
          </li>
        ))}
        {total > homes.length && <li>{t('deskFeeds.more', { count: total - homes.length })}</li>}
      </ul>
    </details>
    <Acts>
      <ActForm action="/desk/feeds/held" hidden={{ act: 'keep', run }}>
        {t('deskFeeds.held.keep')}
      </ActForm>
      <ActForm action="/desk/feeds/held" hidden={{ act: 'remove', run }} kind="danger">
        {t('deskFeeds.held.remove', { count: total })}
      </ActForm>
    </Acts>
  </Panel>
)
