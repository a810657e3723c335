import type { Notification } from '../../shared/content/entity.ts'
import { instantOf } from '../../shared/time/time-zone.ts'
import { addDays, isDay } from '../../shared/time/day.ts'
import { localize, type Locale, type Localized } from '../../shared/locale.ts'
import type { Api } from '../api/api.ts'
import { linkHref } from '../../shared/content/link-href.ts'

/** A notice as a page shows it. */
export interface Notice {
  id: number
  text: string
  link: { label: string; href: string } | null
}

/** The site's notices of this moment in this language; one that lacks the language, or is not of now, is left out. Throws where the API fails. */
export async function loadNotices(
  api: Pick<Api, 'entities' | 'items'>,
  locale: Locale,
  now: number,
): Promise<Notice[]> {
  const names = (await api.entities())
    .filter(({ kind }) => kind === 'notifications')
    .map(({ name }) => name)
  const lists = await Promise.all(names.map(name => api.items('notifications', name)))
  return lists
    .flat()
    .filter(notice => isShown(notice, now))
    .flatMap(notice => noticeIn(notice, locale))
}

/** From the first instant of its period to the last; a date without a time stands for its whole day in Brussels. */
function isShown({ from, until }: Pick<Notification, 'from' | 'until'>, now: number): boolean {
  const starts = from ? toInstant(from, 0) : -Infinity
  const ends = until ? toInstant(until, 1) : Infinity
  return starts <= now && now < ends
}

/** Of a date its first instant, so many days on; of a time itself. */
const toInstant = (time: string, days: number): number =>
  isDay(time) ? instantOf(addDays(time, days), '00:00') * 1000 : Date.parse(time)

function noticeIn({ id, text, link }: Notification, locale: Locale): Notice[] {
  const words = textIn(text, locale)
  if (!words) return []
  const to = link ? linkHref(link, locale) : null
  const label = link ? localize(link.label, locale) : null
  return [{ id, text: words, link: to && label ? { label, href: to } : null }]
}

/** Shown in the languages it has: no other language stands in. */
const textIn = (text: Localized, locale: Locale): string | null => text?.[locale]?.trim() || null
