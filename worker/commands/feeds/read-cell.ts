import type { FieldKind } from './field-kind.ts'

const TRUE = ['ja', 'oui', 'yes', 'true', 'waar', 'vrai', '1', 'x']
const FALSE = ['nee', 'neen', 'non', 'no', 'nein', 'false', 'onwaar', 'faux', '0']

/**
 * A cell as a field of its kind wants it. What cannot be read stays the text that it is, so that the import says of its
 * line what is wrong with it.
 */
export function readCell(
  cell: string,
  kind: FieldKind,
  field: string,
  decimal: ',' | '.',
): string | number | boolean {
  if (kind === 'boolean') {
    const word = cell.toLowerCase()
    return TRUE.includes(word) ? true : FALSE.includes(word) ? false : cell
  }
  if (kind === 'number') return readNumber(cell, decimal)
  return /(date|until)$/i.test(field) ? readDay(cell) : cell
}

/** '€ 345.000,50' → 345000.5; '150 m²' → 150. */
function readNumber(cell: string, decimal: ',' | '.'): string | number {
  const plain = cell
    .replace(/\s|€|eur(o|os)?\b|m²|m2\b/gi, '')
    .replaceAll(decimal === ',' ? '.' : ',', '')
    .replace(decimal, '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell
}

/** '22/11/2026', in the order of this country, → '2026-11-22'. */
function readDay(cell: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}
