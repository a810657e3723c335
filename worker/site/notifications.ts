import type { Notification } from '../../shared/content/entity.ts'
import { linkHref } from '../../shared/content/link-href.ts'
import { localize, type Locale, type Localized } from '../../shared/locale.ts'
import { addDays, isDay } from '../../shared/time/day.ts'
import { instantOf } from '../../shared/time/time-zone.ts'
import { millis, type Millis } from '../../shared/time/units.ts'
import type { Api } from '../api/api.ts'

/** A notice as a page shows it. */
export interface Notice {
  id: number
  text: string
  link: { label: string; href: string } | null
}

/** The notices of a moment, and when there will be others. */
export interface Notices {
  shown: Notice[]
  /** When the next of them begins or ends; Infinity: none will. */
  changesAt: Millis
}

/** The site's current notices that exist in this language (CONTENT-29). Throws when the API fails. */
export async function loadNotices(
  api: Pick<Api, 'entities' | 'items'>,
  locale: Locale,
  now: Millis,
): Promise<Notices> {
  const names = (await api.entities())
    .filter(({ kind }) => kind === 'notifications')
    .map(({ name }) => name)
  const all = (await Promise.all(names.map(name => api.items('notifications', name)))).flat()
  const bounds = all.flatMap(notice => boundsOf(notice)).filter(moment => moment > now)
  return {
    shown: all
      .filter(notice => {
        const [starts, ends] = boundsOf(notice)
        return starts <= now && now < ends
      })
      .flatMap(notice => noticeIn(notice, locale)),
    changesAt: Math.min(Infinity, ...bounds),
  }
}

/** From when until when. A date without a time stands for its whole day in Brussels. */
const boundsOf = ({ from, until }: Pick<Notification, 'from' | 'until'>): [Millis, Millis] => [
  from ? toInstant(from, 0) : -Infinity,
  until ? toInstant(until, 1) : Infinity,
]

/** A date becomes its first instant, so many days later; a time stays itself. */
const toInstant = (time: string, days: number): Millis =>
  isDay(time) ? millis(instantOf(addDays(time, days), '00:00')) : Date.parse(time)

function noticeIn({ id, text, link }: Notification, locale: Locale): Notice[] {
  const message = textIn(text, locale)
  if (!message) return []
  const to = link ? linkHref(link, locale) : null
  const label = link ? localize(link.label, locale) : null
  return [{ id, text: message, link: to && label ? { label, href: to } : null }]
}

/** No other language stands in for one that is missing. */
const textIn = (text: Localized, locale: Locale): string | null => text?.[locale]?.trim() || null
