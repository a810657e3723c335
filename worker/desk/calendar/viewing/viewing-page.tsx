import { formatDateTime } from '../../../../shared/time/format-time.ts'
import { seconds } from '../../../../shared/time/units.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { VisitNote } from '../../../agency/booking/viewings.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { namesOf } from '../../content/who.ts'
import type { Desk } from '../../env.ts'
import { moment } from '../../moment.ts'
import { LinkButton } from '../../page/button.tsx'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { agentNames } from '../agent-names.ts'
import { rangeAddress } from '../range.ts'
import { seenViewing } from '../read-viewings.ts'
import { viewingState, ViewingTag, type ViewingState } from '../viewing-state.tsx'
import { mayChange } from '../viewed-homes.ts'
import { NoteForm } from './note-form.tsx'
import { noViewingPage } from './obstacle-page.tsx'
import { ViewingFacts } from './viewing-facts.tsx'
import { ViewingHistory } from './viewing-history.tsx'

interface Returned {
  typed?: VisitNote
  wrong?: 'empty' | 'long' | 'conflict'
  status?: Status
}

/** GET /desk/calendar/{viewing}: who comes when and where, what was done about it, and what can be. */
export async function viewingPage(
  c: Desk,
  { member }: OpenSession,
  { typed, wrong, status = 200 }: Returned = {},
): Promise<Response> {
  const found = await seenViewing(c, member)
  if (!found) return noViewingPage(c)
  const t = wordsOf(c)
  const { viewing, agent, name } = found
  const agency = agencyOf(c.env, c.var.site.id)
  const [later, mails, rows, nameOf, agentName, round] = await Promise.all([
    viewing.bookedId ? agency.viewings.after(viewing.bookedId) : null,
    agency.viewings.mails(viewing.key),
    agency.audit.about(`viewing ${viewing.key}`, 20),
    namesOf(c, t),
    agentNames(c, t),
    viewing.afternoon === null ? [] : agency.afternoons.stops(viewing.afternoon),
  ])
  const number = round.findIndex(({ key }) => key === viewing.key) + 1
  const state = viewingState(viewing, c.var.trace.startedAt)
  const isOwn = mayChange(member, agent)
  const path = `/desk/calendar/${viewing.key}`
  return deskPage(
    c,
    formatDateTime(seconds(viewing.startsAt), t),
    <>
      {later && (
        <Notice kind="warning" title={t('deskCalendar.movedOn')}>
          <p>
            <a href={`/desk/calendar/${later.key}`}>{moment(later.startsAt, t)}</a>
          </p>
        </Notice>
      )}
      {NOTICES.includes(state) && !later && (
        <Notice kind="warning">
          <p>{t(`deskCalendar.notice.${state}`)}</p>
        </Notice>
      )}
      {mails.some(mail => mail.state === 'failed') && (
        <Notice kind="error" title={t('deskCalendar.mailFailed.title')}>
          {<p>{t('deskCalendar.mailFailed.text')}</p>}
        </Notice>
      )}
      <Panel>
        <ViewingFacts
          found={found}
          round={number > 0 ? { number, total: round.length } : null}
          agent={agentName(agent)}
          nameOf={nameOf}
          t={t}
        />
      </Panel>
      {isOwn && HAPPENED.includes(state) && (
        <NoteForm
          path={path}
          note={viewing.note}
          typed={typed ?? viewing.note}
          wrong={wrong}
          t={t}
        />
      )}
      {!isOwn && viewing.note.feedback && (
        <Panel title={t('deskCalendar.note.title')}>
          <p className="calendar-feedback">{viewing.note.feedback}</p>
        </Panel>
      )}
      <ViewingHistory rows={rows} mails={mails} nameOf={nameOf} t={t} />
    </>,
    status,
    {
      back: {
        href: rangeAddress({ view: 'week', first: toDay(viewing.startsAt), agent: '' }),
        label: t('deskCalendar.title'),
      },
      tag: <ViewingTag state={later ? 'cancelled' : state} t={t} />,
      intro: name,
      actions: isOwn && state === 'open' && (
        <>
          <LinkButton href={`${path}/move`}>{t('deskCalendar.move.link')}</LinkButton>
          <LinkButton href={`${path}/cancel`}>{t('deskCalendar.cancel.link')}</LinkButton>
        </>
      ),
    },
  )
}

/** States that are explained. */
const NOTICES: readonly ViewingState[] = ['pending', 'refused', 'cancelling']
/** States in which one can say how it went. */
const HAPPENED: readonly ViewingState[] = ['over', 'came', 'missed']
