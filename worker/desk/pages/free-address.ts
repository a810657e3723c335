/** As an address: words of a–z and 0–9 with dashes between. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'pagina'

/** The text, else with the first number behind it that is free. */
export function free(text: string, isFree: (text: string) => boolean): string {
  if (isFree(text)) return text
  for (let number = 2; ; number++) if (isFree(`${text}-${number}`)) return `${text}-${number}`
}
