import type { Link } from '../../shared/content/section.ts'
import { langOf, localize, type Locale } from '../../shared/locale.ts'
import { Icon } from '../../client/controls/icon.tsx'
import { linkHref } from '../../shared/content/link-href.ts'

/** A link of the CMS; nothing where it has no words or leads nowhere in this language. */
export function SectionLink({
  link,
  locale,
  className = 'button button--link',
}: {
  link: Link | undefined
  locale: Locale
  className?: string
}) {
  const address = link && linkHref(link, locale)
  const label = link && localize(link.label, locale)
  if (!address || !label) return null
  const isOutside = /^https?:/i.test(address)
  return (
    <a className={className} href={address} rel={isOutside ? 'noopener external' : undefined}>
      <span {...langOf(link.label, locale)}>{label}</span>
      <Icon name="arrow-right" />
    </a>
  )
}
