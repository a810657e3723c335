import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { generateSpecs } from 'hono-openapi'
import type { ListingEnv } from '../env.ts'

const TAGS = [
  { name: 'site', description: 'Agencies' },
  { name: 'content', description: 'Menus, pages, people, words' },
  { name: 'estate', description: 'Estates: search, filters, detail' },
  { name: 'rental', description: 'Holiday homes: search, periods, reservations' },
  { name: 'agenda', description: 'Viewings: free slots, appointments' },
  { name: 'asset', description: 'Pictures and files' },
  {
    name: 'extension',
    description: 'Beyond the agreed calls; the site does without where an API lacks them',
  },
]

/** GET /openapi.json, from the schemas that check the calls. */
export const openApiDocument = (app: () => Hono<ListingEnv>) =>
  createMiddleware<ListingEnv>(async c =>
    c.json(
      await generateSpecs(app(), {
        documentation: {
          info: {
            title: 'Baksteen listing API',
            version: '1',
            description: 'Sites, pages and estates of agencies',
          },
          tags: TAGS,
          components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
          security: [{ key: [] }, {}],
        },
      }),
    ),
  )
