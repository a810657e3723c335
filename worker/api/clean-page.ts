import * as v from 'valibot'
import type { Agreement } from '../../shared/content/page.ts'
import type { Section } from '../../shared/content/section.ts'
import type { Localized } from '../../shared/locale.ts'
import { objectOf } from './parse-response.ts'

type Clean = (html: unknown) => string

/** Its libraries are loaded on first use: pages from the cache are clean, and every Worker would start later. */
const cleaner = async (): Promise<Clean> => (await import('./clean-html.ts')).cleanHtml

const SECTIONS = v.array(v.fallback(v.nullable(objectOf<Section>({ type: v.string() })), null))

/** Sections as they may enter the cache: all CMS markup cleaned, and every id usable in an address. */
export async function cleanSections(sections: unknown[]): Promise<Section[]> {
  const clean = await cleaner()
  return v
    .parse(SECTIONS, sections)
    .filter(section => section !== null)
    .map((section, index) => {
      const id = /^[\w-]{1,60}$/.test(String(section.id))
        ? String(section.id)
        : `section-${index + 1}`
      return section.type === 'htmlText' || section.type === 'imageWithText'
        ? { ...section, id, html: cleanLocalized(section.html, clean) }
        : { ...section, id }
    })
}

export async function cleanAgreements(agreements: Agreement[]): Promise<Agreement[]> {
  const clean = await cleaner()
  return agreements.map(agreement => ({ ...agreement, text: clean(agreement.text) }))
}

const cleanLocalized = (html: unknown, clean: Clean): Localized =>
  typeof html === 'object' && html !== null
    ? Object.fromEntries(Object.entries(html).map(([locale, text]) => [locale, clean(text)]))
    : {}
