/** A web, mail or telephone address, or a path of the site itself: the one rule for every address an agency may write. */
export const WEB_ADDRESS =
  /^(?:https?:\/\/[^\s/\\@]+(?:[/?#]|$)|mailto:[^\s]|tel:\+?\d|\/(?![/\\]))[^\s"'<>\\]*$/i

const PLACE = /^#[\w-]{1,60}$/

/** Whether a text of the agency may link to it: an address, or a place on the same page. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= 2_000 && (WEB_ADDRESS.test(href) || PLACE.test(href))
