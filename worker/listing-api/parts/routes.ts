import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { ListingEnv } from '../env.ts'
import { requireContentType, requireTrust } from '../http/access.ts'
import { ApiError } from '../http/errors.ts'
import { bodyOf, describeOperation, validated } from '../http/operation.ts'
import { locale } from '../http/parameters.ts'
import { EXTERNAL_ID } from '../packs/schema/fields.ts'
import { applyParts } from './apply.ts'
import { partAt } from './parts.ts'
import { readJson } from './read-body.ts'
import * as responses from './responses.ts'

export const Trial = v.object({
  trial: v.optional(
    v.pipe(v.picklist(['1']), v.description('Says what would change, and changes nothing')),
  ),
})

const named = (pattern: RegExp) => v.object({ name: v.pipe(v.string(), v.regex(pattern)) })

interface Call {
  /** After /sites/{siteId}. */
  address: string
  /** A path of this kind; {name} is the one of the address. */
  path: string
  what: string
  params?: v.GenericSchema
}

const LISTS = [
  ['team', 'the team'],
  ['offices', 'the offices'],
  ['reviews', 'the reviews'],
  ['quotes', 'the quotes'],
  ['notices', 'the notices above pages'],
  ['agreements', 'the agreements that guests accept'],
  ['collections', 'the collections of homes'],
  ['estate-pages', 'the sections below single homes'],
] as const

const CALLS: readonly Call[] = [
  { address: '/menus', path: 'menus.json', what: 'all menus' },
  {
    address: '/pages/:name',
    path: 'pages/{name}.json',
    what: 'a page, by the name of its file',
    params: named(/^[a-z\d]+(-[a-z\d]+)*$/),
  },
  {
    address: '/words/:name',
    path: 'words/{name}.json',
    what: 'own wording in a language',
    params: v.object({ name: locale }),
  },
  ...LISTS.map(([name, what]): Call => ({
    address: `/content/${name}`,
    path: `${name}.json`,
    what,
  })),
  { address: '/agendas', path: 'agendas.json', what: 'when homes are shown' },
  {
    address: '/rentals/:name',
    path: 'rentals/{name}',
    what: "a holiday home with its periods, by the sender's id",
    params: named(EXTERNAL_ID),
  },
  {
    address: '/drawings/:name',
    path: 'drawings/{name}',
    what: 'a picture that is drawn',
    params: named(/^[\w-]{1,64}$/),
  },
]

const tag = 'writing'
const CONFLICTS = {
  409: 'It collides with something that is there; `error.field` names the field',
  413: 'The body is too large',
  415: 'Not JSON',
}

/** Writes or removes one part, and says what changed. */
export async function applyOne(
  c: Context<ListingEnv>,
  part: { path: string; content: unknown },
  isTrial: boolean,
): Promise<Response> {
  const { siteId, ask } = c.var
  const { written, refused } = await applyParts({ env: c.env, ask, siteId, isTrial }, [part])
  const [problem] = refused
  if (problem) throw new ApiError(problem.status, problem.message, problem.field)
  const { changed = false, concerns = [], id } = written[0] ?? {}
  return c.json({ changed, concerns, ...(id !== undefined && { id }) })
}

/** PUT and DELETE of each part of a site: always with the key or a binding (LAPI-90). */
export const partCalls = new Hono<ListingEnv>()

for (const { address, path, what, params = v.object({}) } of CALLS) {
  const schema = partAt(path.replace('{name}', 'nl'))?.kind
  if (!schema) throw new Error(`No part: ${path}`)
  const pathOf = (c: Context): string => path.replace('{name}', c.req.param('name') ?? '')
  partCalls.put(
    address,
    describeOperation({
      summary: `Write ${what}`,
      tag,
      response: responses.Changed,
      body: { 'application/json': { schema: bodyOf(schema.schema) } },
      errors: CONFLICTS,
    }),
    requireTrust,
    validated('param', params),
    validated('query', Trial),
    requireContentType('application/json'),
    async c => {
      const content = await readJson(c, schema.maxBytes)
      schema.check(content)
      return applyOne(c, { path: pathOf(c), content }, c.req.valid('query').trial === '1')
    },
  )
  partCalls.delete(
    address,
    describeOperation({
      summary: `Remove ${what}`,
      tag,
      response: responses.Changed,
      errors: { 409: CONFLICTS[409] },
    }),
    requireTrust,
    validated('param', params),
    validated('query', Trial),
    async c => applyOne(c, { path: pathOf(c), content: null }, c.req.valid('query').trial === '1'),
  )
}
