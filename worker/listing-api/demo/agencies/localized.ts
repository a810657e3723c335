import type { Locale, Localized } from '../../../../shared/locale.ts'

export type LocalizedText = Record<Locale, string>

/** A text in the four languages, in the order nl, fr, en, de. */
export const localized = (nl: string, fr: string, en: string, de: string): LocalizedText => ({
  nl,
  fr,
  en,
  de,
})

/** Paragraphs of plain text as HTML. */
export const paragraphs = (...texts: LocalizedText[]): LocalizedText => {
  const join = (locale: Locale) => texts.map(text => `<p>${text[locale]}</p>`).join('')
  return { nl: join('nl'), fr: join('fr'), en: join('en'), de: join('de') }
}

/** The paths of the usual pages, after the language. */
export const URLS = {
  home: { nl: '', fr: '', en: '', de: '' },
  sale: localized('te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'),
  rent: localized('te-huur', 'a-louer', 'to-rent', 'zu-vermieten'),
  projects: localized('projecten', 'projets', 'projects', 'projekte'),
  sold: localized('verkocht', 'vendu', 'sold', 'verkauft'),
  contact: localized('contact', 'contact', 'contact', 'kontakt'),
  about: localized('over-ons', 'a-propos', 'about-us', 'ueber-uns'),
  estimate: localized('schatting', 'estimation', 'valuation', 'schaetzung'),
  privacy: localized(
    'privacy-verklaring',
    'declaration-de-confidentialite',
    'privacy-statement',
    'datenschutzerklaerung',
  ),
  terms: localized(
    'gebruiksvoorwaarden',
    'conditions-d-utilisation',
    'terms-of-use',
    'nutzungsbedingungen',
  ),
} satisfies Record<string, Localized>

export type PageName = keyof typeof URLS

export const LABELS: Record<PageName, LocalizedText> = {
  home: localized('Home', 'Accueil', 'Home', 'Startseite'),
  sale: localized('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  rent: localized('Te huur', 'À louer', 'To rent', 'Zu vermieten'),
  projects: localized('Projecten', 'Projets', 'Projects', 'Projekte'),
  sold: localized('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
  contact: localized('Contact', 'Contact', 'Contact', 'Kontakt'),
  about: localized('Over ons', 'À propos', 'About us', 'Über uns'),
  estimate: localized('Schatting', 'Estimation', 'Valuation', 'Schätzung'),
  privacy: localized(
    'Privacyverklaring',
    'Déclaration de confidentialité',
    'Privacy statement',
    'Datenschutzerklärung',
  ),
  terms: localized(
    'Gebruiksvoorwaarden',
    'Conditions d’utilisation',
    'Terms of use',
    'Nutzungsbedingungen',
  ),
}
