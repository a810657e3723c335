const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

export const decoded = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, number?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number)),
    )
    .replace(/&([a-z]+);/gi, (whole, name: string) => MARKS[name.toLowerCase()] ?? whole)

/** Tags of a name with their attributes, lower case, in the order of the page. Enough for our own, valid markup. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-zA-Z:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  )
}

export const meta = (html: string, name: string): string | undefined =>
  tags(html, 'meta').find(tag => tag.name === name || tag.property === name)?.content

export const link = (html: string, rel: string): Record<string, string>[] =>
  tags(html, 'link').filter(tag => tag.rel === rel)

export const title = (html: string): string => decoded(/<title>([^<]*)</.exec(html)?.[1] ?? '')

/** The things that the page's structured data names. */
export const graph = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const value = JSON.parse(json) as { '@graph'?: Record<string, unknown>[] } & Record<
        string,
        unknown
      >
      return value['@graph'] ?? [value]
    },
  )

/** Every address of the page, as written: links, files, forms. */
export const addresses = (html: string): string[] =>
  [
    ...['a', 'link', 'area'].flatMap(name => tags(html, name).map(tag => tag.href)),
    ...['img', 'script', 'iframe', 'source'].flatMap(name => tags(html, name).map(tag => tag.src)),
  ].filter(address => address !== undefined && address !== '') as string[]
