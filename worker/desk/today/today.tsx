import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { describeError, log } from '../../http/log.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Empty, Notice, Panel } from '../page/notice.tsx'
import { CALENDARS_WAITING } from './calendars-waiting.ts'
import { FEEDS_WAITING } from './feeds-waiting.ts'
import { FILES_WAITING } from './files-waiting.ts'
import { HOMES_WAITING } from './homes-waiting.ts'
import { INBOX_WAITING } from './inbox-waiting.ts'
import { MAIL_WAITING } from './mail-waiting.ts'
import { LEFT_HOMES_WAITING } from '../homes/give/left-homes.ts'
import { UNATTENDED_WAITING } from '../calendar/unattended-waiting.ts'
import { VIEWINGS_WAITING } from '../calendar/viewings-waiting.ts'
import { PAGES_WAITING } from './pages-waiting.ts'
import { STAYS_WAITING } from './stays-waiting.ts'
import type { Waiting, WaitingSource } from './waiting.ts'

/** In the order in which they press. */
const SOURCES: readonly WaitingSource[] = [
  STAYS_WAITING,
  INBOX_WAITING,
  MAIL_WAITING,
  VIEWINGS_WAITING,
  UNATTENDED_WAITING,
  LEFT_HOMES_WAITING,
  CALENDARS_WAITING,
  FEEDS_WAITING,
  HOMES_WAITING,
  PAGES_WAITING,
  FILES_WAITING,
]

/** GET /desk: what waits for somebody, each a click from done (DESK-29). */
export async function todayPage(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const own = SOURCES.filter(({ may }) => may.includes(session.member.role))
  const found = await Promise.all(
    own.map(source =>
      source.find(c, session).catch((error: unknown) => {
        log({ event: 'desk-today-unknown', site: c.var.site.id, error: describeError(error) })
        return null
      }),
    ),
  )
  const waiting = found.flatMap(each => each ?? []).filter(({ count }) => count > 0)
  const isWhole = !found.includes(null)
  return deskPage(
    c,
    t('desk.hello', { name: session.member.name }),
    <>
      {!isWhole && (
        <Notice kind="warning">
          <p>{t('deskToday.unknown')}</p>
        </Notice>
      )}
      {waiting.length === 0 && isWhole && (
        <Empty title={t('deskToday.nothing.title')}>{t('deskToday.nothing.text')}</Empty>
      )}
      {waiting.map(each => (
        <WaitingPanel key={each.name} waiting={each} t={t} />
      ))}
    </>,
    200,
    waiting.length > 0 ? { intro: t('deskToday.intro') } : {},
  )
}

const WaitingPanel = ({
  waiting: { name, count, items, href },
  t,
}: {
  waiting: Waiting
  t: Translate
}): ReactNode => (
  <Panel title={t(`deskToday.${name}`, { count })}>
    <ul className="waiting">
      {items.map(item => (
        <li key={item.id}>
          <p>
            {item.href ? <a href={item.href}>{item.label}</a> : item.label}
            {item.detail && <span className="waiting__detail">{item.detail}</span>}
            {item.links && (
              <span className="waiting__links">
                {item.links.map(link => (
                  <a key={link.href} href={link.href} rel="noreferrer">
                    {link.label}
                  </a>
                ))}
              </span>
            )}
          </p>
          {name === 'mail' && (
            <form method="post" action="/desk/today/mail">
              <input type="hidden" name="id" value={item.id} />
              <Button kind="quiet" isSmall of={`${item.label}, ${item.detail}`}>
                {t('deskToday.again')}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
    {href && count > items.length && (
      <p>
        <a href={href}>{t('deskToday.all', { count })}</a>
      </p>
    )}
  </Panel>
)
