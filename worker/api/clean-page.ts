import type { Agreement } from '../../shared/content/page.ts'
import type { Section } from '../../shared/content/section.ts'
import type { Localized } from '../../shared/locale.ts'

/** Section types whose `html` is CMS markup. */
const WITH_HTML: ReadonlySet<string> = new Set(['htmlText', 'imageWithText'])

type Clean = (html: unknown) => string

/** The cleaner's libraries are started when first needed: a page from the cache is clean, and every Worker would wait. */
const cleaner = async (): Promise<Clean> => (await import('./clean-html.ts')).cleanHtml

/** Sections as they may enter the cache: every piece of CMS markup cleaned, and every id fit for an address. */
export async function cleanSections(sections: unknown[]): Promise<Section[]> {
  const clean = await cleaner()
  return sections.filter(isSection).map(
    (section, index) =>
      ({
        ...section,
        id: /^[\w-]{1,60}$/.test(String(section.id)) ? String(section.id) : `section-${index + 1}`,
        ...(WITH_HTML.has(section.type) && {
          html: cleanLocalized((section as { html?: unknown }).html, clean),
        }),
      }) as Section,
  )
}

/** What a visitor agrees to, cleaned likewise. */
export async function cleanAgreements(agreements: Agreement[]): Promise<Agreement[]> {
  const clean = await cleaner()
  return agreements.map(agreement => ({ ...agreement, text: clean(agreement.text) }))
}

const isSection = (section: unknown): section is { id?: unknown; type: string } =>
  typeof section === 'object' &&
  section !== null &&
  typeof (section as { type?: unknown }).type === 'string'

const cleanLocalized = (html: unknown, clean: Clean): Localized =>
  typeof html === 'object' && html !== null
    ? Object.fromEntries(Object.entries(html).map(([locale, text]) => [locale, clean(text)]))
    : {}
