/** A web, mail or telephone address, or a path of the site itself: the one rule for every address an agency may write. */
export const WEB_ADDRESS =
  /^(?:https?:\/\/[^\s/?#\\@]+(?:[/?#]|$)|mailto:[^\s]|tel:\+?\d|\/(?![/\\]))[^\s"'<>\\]*$/i

const PLACE = /^#[\w-]{1,60}$/

/** Whether a text of the agency may link to it: an address, or a place on the same page. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= 2_000 && (WEB_ADDRESS.test(href) || PLACE.test(href))

/** What a text of the agency may lead to, or null: what is not surely an address leads nowhere. */
export function linkTarget(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const href = text.trim()
  return isLinkTarget(href) ? href : null
}

/** The same for what is opened elsewhere: a web address, or a path of the site itself. */
export function webTarget(text: unknown): string | null {
  const href = linkTarget(text)
  return href && /^(?:https?:|\/)/i.test(href) ? href : null
}
