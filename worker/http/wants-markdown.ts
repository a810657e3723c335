/** Asked for by name, as reading programs do; a browser's list never has it. */
export const wantsMarkdown = (accept: string | null): boolean =>
  /(^|,)\s*text\/(markdown|x-markdown)\b/i.test((accept ?? '').slice(0, 500))
