import type { Answer } from './ask.ts'

/** What says when and by which request an answer was made or which of several asked first, and what follows from its text. */
const OWN_HEADERS = new Set([
  'age',
  'cache-status',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
])

const BUILT = /\/assets\/([\w.-]+?)-[A-Z0-9]{8}\.(\w+)/g
/** The sheet of one agency. */
const THEME = /\/assets\/theme\.[0-9a-f]{12}\.css/g

/** Without names that change with each build. */
const withoutBuild = (text: string): string =>
  text
    .replace(BUILT, '/assets/$1-HASH.$2')
    .replace(THEME, '/assets/theme.HASH.css')
    .replace(UUID, 'UUID')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<[^<>]*>; rel="?modulepreload"?[^,\n]*(, )?/g, '')
    .replace(/data-chunks="[^"]*"/g, '')

/** How often a letter of another kind follows, in a word. */
const changes = (word: string): number =>
  word.match(/[a-z](?![a-z]|$)|[A-Z](?![A-Z]|$)|\d(?!\d|$)/g)?.length ?? 0

const isRandom = (word: string): boolean =>
  /^([0-9a-f]{8}|[0-9a-f]{10,})$/.test(word) ||
  (word.length >= 20 && changes(word) >= 0.3 * word.length)

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** A drawn code of an address. */
const QR = /d="M0 \.5m[^"]*"/g
/** How much was cached, on the console. */
const CACHED = /\d+\s%\s\w+\s\d+/g

/** How often this tool looked for a mail, in the log of the console. */
const POLLED = /<tr\b(?:(?!<\/tr>)[^])*?read outbox[^]*?<\/tr>/g

/** Without what is made at random, such as links that nobody guesses, and what depends on who asked first. */
export const withoutChance = (text: string): string =>
  text
    .replace(UUID, 'UUID')
    .replace(QR, 'd="QR"')
    .replace(CACHED, 'CACHED')
    .replace(POLLED, '')
    .replace(/[\w-]{8,}/g, word => (isRandom(word) ? 'TOKEN' : word))

/** An answer with its status and headers, without what differs between two that are the same. */
export function blank({ status, headers, text }: Answer): string {
  const shown = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .toSorted()
    .map(line => line.replace(/^(set-cookie: [\w-]+)=[^;]*/, '$1=VALUE'))
  return withoutBuild(`${status}\n${shown.join('\n')}\n\n${text}`)
}

export interface BuiltFile {
  name: string
  host: string
  path: string
}

/** The built files with a text that an answer names, without the hashes of their names. */
export function builtFiles(text: string, host: string): BuiltFile[] {
  const files = [...text.matchAll(BUILT)]
    .filter(([, , type = '']) => ['css', 'json', 'txt'].includes(type))
    .map(([path, name = '', type = '']) => ({ name: `${name}.${type}`, host, path }))
  const themes = [...text.matchAll(THEME)].map(([path]) => ({
    name: `${host} theme.css`,
    host,
    path,
  }))
  return [...files, ...themes]
}
