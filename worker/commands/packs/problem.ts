/** What is wrong in a pack, in words for who wrote it. */
export interface Problem {
  /** Path in the folder, with / between. */
  file: string
  /** From 1; null: the file as a whole. */
  line: number | null
  /** 'theme.accent', 'sections[2].html'; '' is the whole file or line. */
  field: string
  message: string
}

/** As editors and terminals make a link of it: 'pages/home.json:12: title must not be empty' (PACK-20). */
export const problemText = ({ file, line, field, message }: Problem): string =>
  shown(`${file}${line === null ? '' : `:${line}`}: ${field === '' ? '' : `${field} `}${message}`)

/** Text of a pack as it may reach a terminal: no control letters, and at most 500 letters. */
const shown = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- none of them may reach a terminal.
  text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�').slice(0, 500)
