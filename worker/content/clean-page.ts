import type { Section } from '../../shared/content/section.ts'
import type { Localized } from '../../shared/locale.ts'
import { cleanHtml } from './clean-html.ts'

/** Section types whose `html` is CMS markup. */
const WITH_HTML: ReadonlySet<string> = new Set(['htmlText', 'imageWithText'])

/** Sections as they may enter the cache: every piece of CMS markup cleaned, and every id fit for an address. */
export const cleanSections = (sections: unknown[]): Section[] =>
  sections.filter(isSection).map((section, index) => ({
    ...section,
    id: /^[\w-]{1,60}$/.test(String(section.id)) ? String(section.id) : `section-${index + 1}`,
    ...(WITH_HTML.has(section.type) && { html: cleanLocalized((section as { html?: unknown }).html) }),
  }) as Section)

const isSection = (section: unknown): section is { id?: unknown; type: string } =>
  typeof section === 'object' && section !== null && typeof (section as { type?: unknown }).type === 'string'

const cleanLocalized = (html: unknown): Localized =>
  typeof html === 'object' && html !== null
    ? Object.fromEntries(Object.entries(html).map(([locale, text]) => [locale, cleanHtml(text)]))
    : {}
