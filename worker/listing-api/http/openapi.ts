import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { generateSpecs } from 'hono-openapi'
import type { ListingEnv } from '../env.ts'

const TAGS = [
  { name: 'site', description: 'Agencies' },
  { name: 'content', description: 'Menus, pages, people, messages' },
  { name: 'estate', description: 'Estates: search, filter options, details' },
  { name: 'rental', description: 'Holiday rentals: search, periods, reservations' },
  { name: 'agenda', description: 'Viewings: free slots, appointments' },
  { name: 'asset', description: 'Pictures and files' },
  {
    name: 'writing',
    description: 'What an agency publishes, part by part of its pack; an extension',
  },
  {
    name: 'extension',
    description: 'Beyond the agreed API; the site works without them',
  },
]

/** A path with a trailing slash is the same call as the one without. */
const TRAILING_SLASH = /.\/$/

type Specs = Awaited<ReturnType<typeof generateSpecs>>

/** What every call that takes a body may answer to one of another type or length (LAPI-9). */
function withBodyErrors(specs: Specs): Specs {
  for (const path of Object.values(specs.paths))
    for (const method of ['post', 'put'] as const) {
      const { requestBody, responses } = path[method] ?? {}
      if (!requestBody || !responses) continue
      responses[413] ??= { ...responses[400], description: 'The body is too large' }
      responses[415] ??= { ...responses[400], description: 'The body is of another type' }
    }
  return specs
}

/** GET /openapi.json, generated from the schemas that validate requests. */
export const openApiDocument = (app: () => Hono<ListingEnv>) =>
  createMiddleware<ListingEnv>(async c =>
    c.json(
      withBodyErrors(
        await generateSpecs(app(), {
          exclude: TRAILING_SLASH,
          documentation: {
            info: {
              title: 'Baksteen listing API',
              version: '1',
              description: 'Agencies with their sites, pages and estates',
            },
            tags: TAGS,
            servers: [{ url: '/', description: 'Where this document was read' }],
            components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
            security: [{ key: [] }, {}],
          },
        }),
      ),
    ),
  )
