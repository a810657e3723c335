/** Markdown must be named, as assistants do; a browser's Accept header never names it. */
export const wantsMarkdown = (accept: string | null): boolean =>
  /(^|,)\s*text\/(markdown|x-markdown)\b/i.test((accept ?? '').slice(0, 500))
