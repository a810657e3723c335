import type { ReactNode } from 'react'
import type { View } from '../../client/view.tsx'
import type { Locale } from '../../shared/locale.ts'

/** The same page in another language. The script keeps the query, so a filter survives. */
export interface LanguageLink {
  locale: Locale
  href: string
}

const NAMES: Record<Locale, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
}

export function LanguageSwitch({ links, view }: { links: LanguageLink[]; view: View }): ReactNode {
  if (links.length < 2) return null
  return (
    <nav className="languages" aria-label={view.t('document.language')}>
      <ul className="languages__list">
        {links.map(({ locale, href }) => (
          <li key={locale}>
            <a
              className="languages__link"
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === view.locale ? 'true' : undefined}
            >
              <span aria-hidden="true">{locale.toUpperCase()}</span>{' '}
              <span className="visually-hidden">{NAMES[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
