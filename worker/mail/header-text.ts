import { cleanText } from '../../shared/forms/fields.ts'

const MAX_CHARS = 200

/** A text that can stand in a header: one line, no control and no direction characters, at most 200 characters. */
export const headerText = (text: string, max = MAX_CHARS): string => {
  const line = cleanText(text)
  return line.length <= max
    ? line
    : `${[...line]
        .slice(0, max - 1)
        .join('')
        .slice(0, max - 1)}…`.toWellFormed()
}
