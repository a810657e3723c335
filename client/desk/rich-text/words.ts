/** What the editor's controls say, as the page has it in `data-words`. */
export type Say = (word: string) => string

export function readWords(root: HTMLElement): Say {
  const words = new Map<string, unknown>(Object.entries(JSON.parse(root.dataset['words'] ?? '{}')))
  return word => String(words.get(word) ?? '')
}
