import type { Locale, Localized } from '../../../../shared/locale.ts'

export type Words = Record<Locale, string>

/** A text in the four languages, in the order nl, fr, en, de. */
export const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de })

/** Paragraphs of plain text as HTML. */
export const paragraphs = (...texts: Words[]): Words => {
  const join = (locale: Locale) => texts.map(text => `<p>${text[locale]}</p>`).join('')
  return { nl: join('nl'), fr: join('fr'), en: join('en'), de: join('de') }
}

/** The addresses of the usual pages, after the language. */
export const URLS = {
  home: { nl: '', fr: '', en: '', de: '' },
  sale: words('te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'),
  rent: words('te-huur', 'a-louer', 'to-rent', 'zu-vermieten'),
  projects: words('projecten', 'projets', 'projects', 'projekte'),
  sold: words('verkocht', 'vendu', 'sold', 'verkauft'),
  contact: words('contact', 'contact', 'contact', 'kontakt'),
  about: words('over-ons', 'a-propos', 'about-us', 'ueber-uns'),
  estimate: words('schatting', 'estimation', 'valuation', 'schaetzung'),
  privacy: words(
    'privacy-verklaring',
    'declaration-de-confidentialite',
    'privacy-statement',
    'datenschutzerklaerung',
  ),
  terms: words(
    'gebruiksvoorwaarden',
    'conditions-d-utilisation',
    'terms-of-use',
    'nutzungsbedingungen',
  ),
} satisfies Record<string, Localized>

export type PageName = keyof typeof URLS

export const LABELS: Record<PageName, Words> = {
  home: words('Home', 'Accueil', 'Home', 'Startseite'),
  sale: words('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  rent: words('Te huur', 'À louer', 'To rent', 'Zu vermieten'),
  projects: words('Projecten', 'Projets', 'Projects', 'Projekte'),
  sold: words('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
  contact: words('Contact', 'Contact', 'Contact', 'Kontakt'),
  about: words('Over ons', 'À propos', 'About us', 'Über uns'),
  estimate: words('Schatting', 'Estimation', 'Valuation', 'Schätzung'),
  privacy: words(
    'Privacyverklaring',
    'Déclaration de confidentialité',
    'Privacy statement',
    'Datenschutzerklärung',
  ),
  terms: words(
    'Gebruiksvoorwaarden',
    'Conditions d’utilisation',
    'Terms of use',
    'Nutzungsbedingungen',
  ),
}
