import { createElement } from 'react'
import { DurableObject } from 'cloudflare:workers'
import { renderToString } from 'react-dom/server'

/** The class that wrangler.toml binds; nothing here calls one. */
export class Agency extends DurableObject {}

/** What a start costs that has React's server renderer to compile and to run. */
export default { fetch: () => new Response(renderToString(createElement('p', null, 'there'))) }
