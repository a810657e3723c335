import type { Messages } from '../../shared/translator.ts'

/** What fields.json says of one field or of a list of codes that several fields share. */
interface FieldWords {
  label?: string | Messages
  codes?: Messages
  /** Its text on the chip of a filter, and what else is said of it: the key `chip.<name>`. Lists are no texts that anybody reads. */
  [more: string]: unknown
}

/**
 * The words of fields by the translator's keys: `field.<name>` for a label, `<name>.<CODE>` for a code, and `<kind>.<name>`
 * for any other kind of word.
 */
export function fieldMessages(fields: Record<string, FieldWords>): Messages {
  const messages: Record<string, Messages> = {}
  const group = (name: string): Messages => (messages[name] ??= {})
  for (const [name, { codes, label, ...others }] of Object.entries(fields)) {
    if (label !== undefined) group('field')[name] = label
    if (codes) Object.assign(group(name), codes)
    for (const [kind, word] of Object.entries(others))
      if (typeof word === 'string') group(kind)[name] = word
  }
  return messages
}
