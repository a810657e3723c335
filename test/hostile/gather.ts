import { PAGE_KINDS } from '../journeys/support/page-kinds.ts'
import { ADDRESSES } from './addresses.ts'
import type { Guests } from './guests.ts'
import { send } from './send.ts'

export interface Form {
  host: string
  action: string
  method: string
  fields: [name: string, value: string][]
  isDesk: boolean
}

/** What the house's own pages lead to and ask for, which is then bent. */
export interface Gathered {
  forms: Form[]
  /** Host and path. */
  links: [host: string, path: string][]
}

const MOST_LINKS = 4000
const MOST_FORMS = 3000

/** Reads the demo's pages, and of the desk all that an owner sees; then one step further. */
export async function gather(port: number, { session, list }: Guests): Promise<Gathered> {
  const forms = new Map<string, Form>()
  const links = new Map<string, [string, string]>()
  const read = async (host: string, path: string): Promise<void> => {
    const isDesk = path.startsWith('/desk')
    const answer = await send(port, {
      method: 'GET',
      host,
      path,
      headers: { Cookie: isDesk ? session : list.cookie },
    })
    if (!answer?.headers['content-type']?.startsWith('text/html')) return
    for (const form of formsIn(answer.text, { host, path, isDesk }))
      if (forms.size < MOST_FORMS) forms.set(`${host}${form.action}${nameOf(form)}`, form)
    for (const [, to = ''] of answer.text.matchAll(/(?:href|src)="(\/[^"]*)"/g))
      if (links.size < MOST_LINKS)
        links.set(shapeOf(host + to), [host, unescaped(to).replace(/#.*/s, '')])
  }
  for (const { host, path } of PAGE_KINDS) await read(host, path)
  await read('localhost', list.path)
  for (const { method, path } of ADDRESSES.desk)
    if (method === 'GET' && !path.includes(':')) await read('localhost', path)
  const first = Array.from(links.values())
  for (const [host, path] of first)
    if (path.startsWith('/desk') || path.includes('?')) await read(host, path)
  return { forms: [...forms.values()], links: [...links.values()] }
}

const nameOf = ({ fields }: Form): string => fields.map(([name]) => name).join()

/** One address of those that differ in numbers alone, twice. */
const shapeOf = (address: string): string =>
  address.replaceAll(/\d+/g, digits => (Number(digits) % 2 ? '1' : '2'))

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? null : unescaped(value)
}

function formsIn(
  html: string,
  { host, path, isDesk }: { host: string; path: string; isDesk: boolean },
): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, tag = '', inside = '']) => ({
    host,
    isDesk,
    action: attribute(` ${tag}`, 'action') ?? path,
    method: (attribute(` ${tag}`, 'method') ?? 'get').toUpperCase(),
    fields: [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].flatMap(
      ([field]): Form['fields'] => {
        const name = attribute(field, 'name')
        return name ? [[name, attribute(field, 'value') ?? '']] : []
      },
    ),
  }))
}
