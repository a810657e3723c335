import { DurableObject } from 'cloudflare:workers'

/** The class that wrangler.toml binds; nothing here calls one. */
export class Agency extends DurableObject {}

/** What workerd's own start costs. */
export default { fetch: () => new Response('there') }
