import type { Fields } from './form-store.ts'

/** All named fields of a form; checkboxes only when checked, repeated names as a list (FORM-19). */
export function fieldsOf(entries: Iterable<[string, FormDataEntryValue]>): Fields {
  const fields: Fields = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || name === '') continue
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}
