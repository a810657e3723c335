import { vi } from 'vitest'
import { agency, agencyRows, runDueTasks } from '../agency-object.ts'
import { createOperator, TOKEN } from '../operator.ts'
import { WHISE, type PlayedWhise } from './played-whise.ts'

/** A line as the listings were sent it. */
export interface SentLine {
  externalId: string
  op?: 'delete'
  general: { title?: Record<string, string>; price?: { value: number } | null } & Record<
    string,
    unknown
  >
  pictures: { url: string; hash?: string | null }[]
  [part: string]: unknown
}

export const CREDENTIALS = {
  username: 'bouwer',
  password: 'geheim-wachtwoord',
  client: '4711',
}

/** What the listings know of towns. */
const TOWNS = {
  '9000': [{ id: 44021, name: 'Gent', region: 'FLANDERS' }],
  '9999': [],
  '7191': [
    { id: 55050, name: 'Écaussinnes', region: 'WALLONIA' },
    { id: 55086, name: 'Manage', region: 'WALLONIA' },
  ],
  Manage: [{ id: 55086, name: 'Manage', region: 'WALLONIA' }],
}

/** Several agencies may have a Whise of their own: which one answers is told by the host. */
const played = new Map<string, PlayedWhise>()

/** An agency and its operator, with listings that take what they are sent, and a Whise behind the network. */
export async function aConnectedAgency(
  whise: PlayedWhise,
  { connects = true, base = WHISE }: { connects?: boolean; base?: string } = {},
) {
  played.set(base, whise)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const found = played.get(new URL(request.url).origin)
    return found ? found.answer(request) : new Response(null, { status: 404 })
  })
  const operator = await createOperator({ IMPORT_KEY: 'import-key', WHISE_URL: base })
  const { site, api, bindings } = operator
  const homes = new Map<string, SentLine>()
  const feeds: { path: string; lines: SentLine[] }[] = []
  const listings = { answer: null as ((lines: SentLine[]) => Response | null) | null }
  api.answers.set(`PUT /sites/${site.id}/estates`, async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const lines = (await request.text()).split('\n').map((line): SentLine => JSON.parse(line))
    feeds.push({ path: pathname + search, lines })
    const own = listings.answer?.(lines)
    if (own) return own
    const report = {
      created: 0,
      updated: 0,
      unchanged: 0,
      archived: 0,
      rejected: [],
      quarantined: false,
    }
    for (const line of lines)
      if (line.op === 'delete') homes.delete(line.externalId)
      else homes.set(line.externalId, line)
    return Response.json(report)
  })
  for (const [q, places] of Object.entries(TOWNS))
    api.answers.set(`GET /sites/${site.id}/places?q=${q}`, places)
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
  const admin = (method: string, body?: object) =>
    operator.ask(`/admin/agencies/${site.id}/crm`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
  const connect = (credentials: object = CREDENTIALS) => admin('PUT', { crm: 'whise', credentials })
  if (connects) await connect()
  return {
    ...operator,
    admin,
    connect,
    homes,
    feeds,
    listings,
    state: async () => (await admin('GET')).json<{ crm: Record<string, unknown> | null }>(),
    store: agency(site.id),
    rows: <T extends Record<string, SqlStorageValue>>(query: string) =>
      agencyRows<T>(site.id, query),
    /** The agency's clock comes by, turn after turn, until nothing is due. */
    run: async (now = Date.now() + 1) => {
      let turns = 0
      while ((await runDueTasks(site.id, bindings as never, now)) > 0 && turns++ < 20);
    },
    taskAt: async (kind = 'crm-pull') =>
      (
        await agencyRows<{ due: number }>(
          site.id,
          `SELECT due_at AS due FROM task WHERE kind = '${kind}'`,
        )
      )[0]?.due,
  }
}
