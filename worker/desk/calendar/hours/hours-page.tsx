import { toDay } from '../../../../shared/time/time-zone.ts'
import { writeRanges } from '../../../../shared/booking/written-hours.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { elsewherePage } from '../../homes/elsewhere.tsx'
import { homeName } from '../../homes/home-name.ts'
import { listHomes } from '../../homes/store.ts'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { SearchBox } from '../../page/lists.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { AbsencesPanel } from './absences-panel.tsx'
import { readAgendas, readTeam, type Rules } from './agendas.ts'
import type { Values } from './read-rules.ts'

interface Returned {
  /** Of the form of absences. */
  values?: Values
  errors?: Values
  notice?: 'conflict' | 'invalid' | 'elsewhere' | 'unavailable'
  status?: Status
}

const LISTED = 12

/** GET /desk/calendar/hours: when homes are shown, and by whom. */
export async function hoursPage(
  c: Desk,
  session: OpenSession,
  { values = {}, errors = {}, notice, status = 200 }: Returned = {},
): Promise<Response> {
  if (isElsewhere(c)) return elsewherePage(c)
  const t = wordsOf(c)
  const q = (c.req.query('q') ?? '').trim().slice(0, 100)
  const [{ file }, team, homes] = await Promise.all([
    readAgendas(c),
    readTeam(c),
    q ? listHomes(c, new URLSearchParams({ q, limit: String(LISTED) })) : null,
  ])
  const own = file.items.reduce((sum, { estates }) => sum + estates.length, 0)
  return deskPage(
    c,
    t('deskCalendar.hours.all'),
    <>
      {notice && <Notice kind="error" title={t(`deskCalendar.hours.notice.${notice}`)} />}
      <Panel
        title={t('deskCalendar.hours.general')}
        action={<a href="/desk/calendar/hours/general">{t('deskCalendar.hours.look')}</a>}
      >
        <p>{summary(file.default?.rules ?? null, t)}</p>
      </Panel>
      {team.length > 0 && (
        <Panel title={t('deskCalendar.hours.byAgent')}>
          <ul className="calendar-homes">
            {team.map(({ id, name }) => {
              const rules = file.agents?.find(({ agent }) => agent === id)?.rules
              return (
                <li key={id}>
                  <a href={`/desk/calendar/hours/agent/${id}`}>{name}</a>
                  <span className="calendar-homes__about">
                    {rules ? summary(rules, t) : t('deskCalendar.hours.mode.office')}
                  </span>
                </li>
              )
            })}
          </ul>
        </Panel>
      )}
      <AbsencesPanel
        absences={file.absences ?? []}
        team={team}
        member={session.member}
        today={toDay(c.var.trace.startedAt)}
        values={values}
        errors={errors}
        t={t}
      />
      <Panel title={t('deskCalendar.hours.byHome')}>
        <p>{t('deskCalendar.hours.ownHomes', { count: own })}</p>
        <SearchBox
          action="/desk/calendar/hours"
          label={t('deskHomes.list.search')}
          value={q}
          t={t}
        />
        {homes && (
          <ul className="calendar-homes">
            {homes.homes.map(({ externalId, general }) => (
              <li key={externalId}>
                <a href={`/desk/calendar/hours/home/${encodeURIComponent(externalId)}`}>
                  {homeName(general, c.var.site.defaultLocale, t)}
                </a>
              </li>
            ))}
            {homes.homes.length === 0 && <li>{t('deskHomes.list.none')}</li>}
          </ul>
        )}
      </Panel>
    </>,
    status,
    {
      back: { href: '/desk/calendar', label: t('deskCalendar.title') },
      intro: t('deskCalendar.hours.intro'),
    },
  )
}

/** 'ma 09:00-18:00 · di …'. */
function summary(rules: Rules | null, t: Translate): string {
  if (!rules) return t('deskCalendar.hours.notSet')
  const days = rules.hours.flatMap((ranges, index) =>
    ranges.length > 0 ? [`${t(`calendar.short.${index + 1}`)} ${writeRanges(ranges)}`] : [],
  )
  return days.join(' · ') || t('deskCalendar.hours.mode.none')
}
