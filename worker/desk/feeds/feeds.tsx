import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { isElsewhere } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'
import { isFresh } from '../fresh.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Notice } from '../page/notice.tsx'
import { Alert } from '../page/parts.tsx'
import { CrmPanel } from './crm-panel.tsx'
import { HeldPanel } from './held-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { readFeeds } from './read-feeds.ts'
import { RunsPanel } from './runs-panel.tsx'

interface Shown {
  /** 'passed': what it was about is decided by now. 'silent': the listings do not answer. */
  refused?: 'passed' | 'silent'
  /** Why the CRM was not connected, as it says. */
  refusal?: string
  /** What was filled in to connect it, without secrets. */
  given?: Record<string, string>
  wrong?: readonly string[]
  status?: Status
}

/** GET /desk/feeds: what came in when, what was refused, what waits for a word. */
export async function feedsPage(
  c: Desk,
  session: OpenSession,
  { refused, refusal, given, wrong = [], status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { site, trace } = c.var
  const [{ runs, held, fetched }, crm] = await Promise.all([
    readFeeds(c),
    agencyOf(c.env, site.id).crm.state(),
  ])
  const locale = site.defaultLocale
  const connection = (
    <CrmPanel
      crm={crm}
      now={trace.startedAt}
      isOwner={session.member.role === 'owner'}
      again={isFresh(c, session) ? null : session}
      given={given ?? {}}
      wrong={wrong}
      refusal={refusal}
      t={t}
    />
  )
  return deskPage(
    c,
    t('deskFeeds.title'),
    <>
      {refused && <Alert>{t(`deskFeeds.refused.${refused}`)}</Alert>}
      {isElsewhere(c) ? (
        <Notice>{<p>{t('deskFeeds.elsewhere')}</p>}</Notice>
      ) : (
        !runs && <Notice kind="warning">{<p>{t('deskFeeds.silent')}</p>}</Notice>
      )}
      {held && <HeldPanel held={held} locale={locale} t={t} />}
      {crm && connection}
      {runs && <RunsPanel runs={runs} t={t} />}
      {fetched && <PicturesPanel fetched={fetched} t={t} />}
      {!crm && connection}
    </>,
    status,
    { intro: t('deskFeeds.lead') },
  )
}
