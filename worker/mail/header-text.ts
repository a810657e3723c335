import { cleanText } from '../../shared/forms/fields.ts'

const MAX_CHARS = 200

/** A text that can stand in a header: one line, no control and no direction characters, at most 200 characters. */
export const headerText = (text: string, most = MAX_CHARS): string => {
  const line = cleanText(text)
  return line.length <= most
    ? line
    : `${[...line]
        .slice(0, most - 1)
        .join('')
        .slice(0, most - 1)}…`.toWellFormed()
}
