import type { Locale } from '../../shared/locale.ts'

/** What a thing on the map is called: in the page's language where the map has it, else in its own; null: it has no name (SEARCH-82). */
export function featureName(
  properties: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | null {
  const name = properties[`name:${locale}`] ?? properties.name
  return typeof name === 'string' && name ? name : null
}
