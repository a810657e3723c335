import { parseFragment } from 'parse5'

/**
 * What a name between `&` and `;` stands for; false: nothing. wrangler.toml puts it in the place of the Markdown reader's own,
 * which has all 2,125 names a second time.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const [node] = parseFragment(`&${name};`).childNodes
  const text = node && 'value' in node ? node.value : ''
  // Of an unknown name the sign stays, though its beginning may be one of those that need none (`&ampere;`).
  return text.endsWith(';') && text !== ';' ? false : text || false
}
