/** A feed that is no feed, or whose text cannot be trusted: nothing of it is applied (IMPORT-59). */
export class RefusedFeed extends Error {
  override name = 'RefusedFeed'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** What a text is by its first line that is not blank, where that is no line of a feed; null: it may be one. */
export function wrongKind(line: string): string | null {
  const text = line.trim()
  if (text.startsWith('[')) return 'is a JSON list; write one estate a line, without [ ] and commas'
  if (
    text === '{' ||
    (text.startsWith('{') && !isJson(text) && /^\{\s*"[^"]*"\s*:\s*[{[]?$/.test(text))
  )
    return 'is JSON over many lines; write each estate on one line'
  if (text.startsWith('{')) return null
  if (text.startsWith('<')) return 'is XML or HTML; write one estate a line as JSON'
  if (text.startsWith('BEGIN:VCALENDAR'))
    return 'is a calendar; pass --unit with the number of its holiday home'
  if (/[;,\t].*[;,\t]/.test(text))
    return 'looks like CSV; pass --map with the meaning of its columns'
  return 'is no feed; each line must be an estate as a JSON object in { }'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
