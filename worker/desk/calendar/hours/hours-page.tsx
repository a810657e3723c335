import type { ReactNode } from 'react'
import type { HomeRow } from '../../../../shared/homes/home-record.ts'
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
import { Pager, SearchBox } from '../../page/lists.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { AbsencesPanel } from './absences-panel.tsx'
import { readAgendas, readTeam, type Rules } from './agendas.ts'
import type { Values } from './read-rules.ts'

interface Returned {
  /** Of the form of absences. */
  values?: Values
  errors?: Values
  notice?: string
  status?: Status
}

const LISTED = 12
/** Homes with hours of their own on a page. */
const OWN_AT_ONCE = 50

interface Own {
  /** Of the site's addresses. */
  id: string
  rules: Rules | null
}

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
  const own = file.items.flatMap(({ rules, estates }) => estates.map(({ id }) => ({ id, rules })))
  const page = Number(/^[1-9]\d{0,4}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1)
  const first = (page - 1) * OWN_AT_ONCE
  const ownHomes = await homesById(c, own.slice(first, first + OWN_AT_ONCE))
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
        <p>{t('deskCalendar.hours.ownHomes', { count: own.length })}</p>
        {own.length > 0 && (
          <ul className="calendar-homes">
            {own.slice(first, first + OWN_AT_ONCE).map(each => (
              <OwnHours key={each.id} own={each} homes={ownHomes} c={c} />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={Math.ceil(own.length / OWN_AT_ONCE)}
          href={next => `/desk/calendar/hours?page=${next}`}
          t={t}
        />
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

async function homesById(c: Desk, own: readonly Own[]): Promise<Map<string, HomeRow>> {
  if (own.length === 0) return new Map()
  const publicIds = own.map(({ id }) => id.toLowerCase()).join(',')
  const list = await listHomes(c, new URLSearchParams({ publicIds, limit: String(OWN_AT_ONCE) }))
  return new Map((list?.homes ?? []).map(home => [home.publicId.toLowerCase(), home]))
}

/** A home with hours of its own, or without viewings; one that is not there any more by its number. */
const OwnHours = ({
  own: { id, rules },
  homes,
  c,
}: {
  own: Own
  homes: ReadonlyMap<string, HomeRow>
  c: Desk
}): ReactNode => {
  const t = wordsOf(c)
  const home = homes.get(id.toLowerCase())
  return (
    <li>
      {home ? (
        <a href={`/desk/calendar/hours/home/${encodeURIComponent(home.externalId)}`}>
          {homeName(home.general, c.var.site.defaultLocale, t)}
        </a>
      ) : (
        t('deskFigures.goneHome', { number: id })
      )}
      <span className="calendar-homes__about">
        {rules ? summary(rules, t) : t('deskCalendar.hours.mode.none')}
      </span>
    </li>
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
