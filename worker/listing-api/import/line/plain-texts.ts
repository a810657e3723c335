import { isRecord } from '../../../../shared/is-record.ts'

/** Names and addresses, which are as they are. */
const AS_SENT = ['externalId', 'guid', 'parentId', 'op', 'url', 'link', 'file', 'thumbnail', 'hash']

const MARKUP = /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

// oxlint-disable-next-line no-control-regex -- control letters are what it takes out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** Where a sender cut a text within a letter of two halves, such as 🏡. */
const HALF_LETTER = /\p{Surrogate}/gu

/** A line with every text as plain text: no markup, no entities, no control letters, no halves of letters (IMPORT-57). */
export async function plainTexts(value: unknown): Promise<unknown> {
  if (!hasMarkup(value)) return plain(value, text => text)
  // Its parser is loaded for the first text that needs it.
  const { textReader } = await import('./html-text.ts')
  return plain(value, textReader(JSON.stringify(value).length))
}

function hasMarkup(value: unknown): boolean {
  if (typeof value === 'string') return MARKUP.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => !AS_SENT.includes(key) && hasMarkup(part))
}

function plain(value: unknown, toText: (html: string) => string): unknown {
  if (typeof value === 'string') {
    const text = value.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(HALF_LETTER, '')
    return MARKUP.test(text) ? toText(text) : text
  }
  if (Array.isArray(value)) return value.map(part => plain(part, toText))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      AS_SENT.includes(key) ? part : plain(part, toText),
    ]),
  )
}
