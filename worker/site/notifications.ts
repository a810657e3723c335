import type { Notification } from '../../shared/content/entity.ts'
import { localize, type Locale, type Localized } from '../../shared/locale.ts'
import type { Api } from '../api/api.ts'
import { linkHref } from '../sections/link-href.ts'

/** A notice as a page shows it. */
export interface Notice {
  id: number
  text: string
  link: { label: string; href: string } | null
}

/** The site's notices of this moment in this language; one that lacks the language, or is not of now, is left out. Throws where the API fails. */
export async function loadNotices(api: Pick<Api, 'entities' | 'items'>, locale: Locale, now: number): Promise<Notice[]> {
  const names = (await api.entities()).filter(({ kind }) => kind === 'notifications').map(({ name }) => name)
  const lists = await Promise.all(names.map(name => api.items('notifications', name)))
  return lists.flat().filter(notice => isShown(notice, now)).flatMap(notice => noticeIn(notice, locale))
}

/** From the first instant of its period to the last; a date without a time stands for its whole day. */
export function isShown({ from, until }: Pick<Notification, 'from' | 'until'>, now: number): boolean {
  const starts = from ? Date.parse(from) : -Infinity
  const ends = until ? Date.parse(/T/.test(until) ? until : `${until}T23:59:59.999Z`) : Infinity
  return starts <= now && now <= ends
}

function noticeIn({ id, text, link }: Notification, locale: Locale): Notice[] {
  const words = own(text, locale)
  if (!words) return []
  const to = link ? linkHref(link, locale) : null
  const label = link ? localize(link.label, locale) : null
  return [{ id, text: words, link: to && label ? { label, href: to } : null }]
}

/** Shown in the languages it has: no other language stands in. */
const own = (text: Localized, locale: Locale): string | null => text?.[locale]?.trim() || null
