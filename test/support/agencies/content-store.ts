import { digestOf } from '../../../worker/listing-api/packs/digest.ts'
import { ApiError } from '../../../worker/listing-api/http/errors.ts'
import { partAt } from '../../../worker/listing-api/parts/parts.ts'
import type { FakeApi } from '../fake-api.ts'

interface Change {
  id: number
  path: string
  at: number
  by: string
  content: unknown
}

/**
 * What an agency publishes, part by part, behind the calls of the listing API and with its checks: a stand-in that has no
 * object. Calls on anything else are left to `api`.
 */
export function contentStore(api: FakeApi, site: number, parts: Record<string, unknown>) {
  const stored = new Map(Object.entries(parts))
  const drafts = new Map<string, { content: unknown; by: string; at: number; basedOn: string }>()
  const changes: Change[] = []
  const others = api.fetch.bind(api)
  api.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const address = url.pathname.replace(new RegExp(`^/sites/${site}/?`), '')
    const byUrl = address.startsWith('pages/by-url/') ? pageAt(url) : null
    if (request.method === 'GET' && !byUrl && !/^part(\/|$)/.test(address)) return others(request)
    try {
      return byUrl ? Response.json(byUrl) : await answer(request, url, address)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, message, field } = error
      return Response.json({ error: { field, message } }, { status })
    }
  }

  const answer = async (request: Request, url: URL, address: string): Promise<Response> => {
    const path = url.searchParams.get('path') ?? pathOf(address)
    const by = request.headers.get('X-Actor') ?? 'api'
    const { method } = request
    const part = partAt(path)
    if (address.startsWith('part') && url.searchParams.has('path') && !part)
      throw new ApiError(400, 'path: is no part of a pack', 'path')
    if (method === 'GET' && address === 'part/pages') return Response.json(named())
    if (method === 'GET' && address === 'part/history')
      return Response.json(changes.filter(each => each.path === path).toReversed())
    if (method === 'GET' && address.startsWith('part/history/'))
      return found(changes.find(({ id }) => id === Number(address.split('/')[2]))?.content)
    if (method === 'GET' && address === 'part') return found(stored.get(path))
    if (method === 'GET') return found(drafts.get(path), drafts.get(path)?.content)
    if (!part) throw new ApiError(404, 'Not found')
    const isDraft = address === 'part/draft'
    const before = isDraft ? drafts.get(path)?.content : stored.get(path)
    await checkTag(request, before)
    if (method === 'DELETE') {
      if (isDraft) return Response.json({ dropped: drafts.delete(path) })
      stored.delete(path)
      drafts.delete(path)
      return changed({ path, by, before, hard: true })
    }
    const content: unknown = await request.json()
    await part.kind.check(content, part.name)
    if (isDraft) {
      drafts.set(path, { content, by, at: 1, basedOn: url.searchParams.get('basedOn') ?? '' })
      return found({ stored: true }, content)
    }
    if (JSON.stringify(before) === JSON.stringify(content)) return Response.json({ changed: false })
    stored.set(path, content)
    if (path === 'site.json')
      api.answers.set(`GET /sites/${site}`, { origin: null, ...Object(content), id: site })
    return changed({ path, by, before, hard: false })
  }

  const changed = ({
    path,
    by,
    before,
    hard,
  }: Record<'path' | 'by', string> & { before: unknown; hard: boolean }) => {
    if (before !== undefined)
      changes.push({ id: changes.length + 1, path, at: 1, by, content: before })
    return Response.json({ changed: true, concerns: ['site', 'pages', 'lists'], hard })
  }

  const named = () =>
    [...stored].flatMap(([path, page]) => {
      const name = /^pages\/(.*)\.json$/.exec(path)?.[1]
      return name ? [{ name, head: page, draft: drafts.get(path) ?? null }] : []
    })

  const pageAt = (url: URL): unknown => {
    const [locale = '', ...rest] = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').split(
      '/',
    )
    const entry = [...stored].find(
      ([path, page]) =>
        path.startsWith('pages/') &&
        Reflect.get(Reflect.get(Object(page), 'url'), locale) === rest.join('/'),
    )
    if (!entry) return null
    return url.searchParams.has('draft') ? (drafts.get(entry[0])?.content ?? entry[1]) : entry[1]
  }
  return { stored, drafts, changes }
}

async function found(value: unknown, tagged = value): Promise<Response> {
  if (value === undefined) throw new ApiError(404, 'Not found')
  return Response.json(value, { headers: { ETag: `"${await digestOf(tagged)}"` } })
}

async function checkTag({ headers }: Request, before: unknown): Promise<void> {
  const match = headers.get('If-Match')
  const isOther =
    match !== null && (before === undefined || match !== `"${await digestOf(before)}"`)
  if (isOther || (headers.get('If-None-Match') === '*' && before !== undefined))
    throw new ApiError(412, 'has been changed since it was read', 'If-Match')
}

/** The path of a part in a pack, by the address behind `/sites/{id}/`. */
const pathOf = (address: string): string => {
  const [folder = '', name = ''] = address.split('/').map(decodeURIComponent)
  if (folder === 'content') return `${name}.json`
  if (['estates', 'rentals', 'drawings'].includes(folder)) return `${folder}/${name}`
  return name ? `${folder}/${name}.json` : `${folder || 'site'}.json`
}
