import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Miniflare,
  type V4MiniflareOptions,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { API_BUNDLE } from './bundle.ts'
import { FRONT_BUNDLE, SITE_BUNDLE } from './bundle-site.ts'
import { API_CONFIG, FRONT_CONFIG, STATE } from './prepare.ts'
import { root } from './run-tool.ts'

export type Vars = Record<string, string>

export interface ServeOptions {
  /** Of the site; 0: the site is left out. */
  port?: number
  /** Of the listing API; 0: only the site reaches it. */
  apiPort?: number
  /** The folder of another bundle of the listing API. */
  apiBundle?: string
  apiVars?: Vars
  /** The folder of another Worker in the site's place. */
  bundle?: string
  /** The folder of the front Worker; null: the site is reached without. Default: it stands before the site as it is built. */
  front?: string | null
  /** Of site and front. */
  vars?: Vars
  /** Of the inspector of all Workers; absent: there is none. */
  inspectorPort?: number
  /** The folder of the databases, objects and KV. */
  persist?: string
  /** Receives what the Workers log, in place of the terminal. */
  onLog?: V4MiniflareOptions['handleStructuredLogs']
}

/** Serves the production bundles under Miniflare, without the proxy of `wrangler dev`. Resolves once they listen. */
export async function serve({
  port = 0,
  apiPort = 0,
  apiBundle = API_BUNDLE,
  apiVars = {},
  bundle = SITE_BUNDLE,
  front = bundle === SITE_BUNDLE ? FRONT_BUNDLE : null,
  vars = {},
  inspectorPort,
  persist = join(root, STATE, 'v3'),
  onLog,
}: ServeOptions): Promise<Miniflare> {
  // Miniflare's own port leads to the first.
  const workers = [
    ...(port && front !== null ? [worker('baksteen-front', FRONT_CONFIG, front, { vars })] : []),
    ...(port ? [worker('baksteen', 'wrangler.toml', bundle, { vars })] : []),
    worker('baksteen-listing-api', API_CONFIG, apiBundle, { port: port && apiPort, vars: apiVars }),
  ]
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: port || apiPort,
    workers,
    logRequests: false,
    ...(inspectorPort && { inspectorPort }),
    ...(onLog && { handleStructuredLogs: onLog }),
  })
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: persist })
  await miniflare.ready
  return miniflare
}

function worker(
  name: string,
  config: string,
  bundle: string,
  { port = 0, vars = {} }: { port?: number; vars?: Vars },
): V4WorkerOptions {
  const { bindings, ...rest } = workerSettings(config)
  return {
    ...rest,
    name,
    modulesRoot: bundle,
    // The first is the one that is started; what it imports when asked stands beside it.
    modules: ['index.js', ...globSync('*-*.{js,sql}', { cwd: bundle })].map(file => ({
      type: file.endsWith('.sql') ? ('Text' as const) : ('ESModule' as const),
      path: join(bundle, file),
    })),
    bindings: { ...bindings, ...vars },
    ...(port ? { unsafeDirectSockets: [{ host: '127.0.0.1', port }] } : {}),
  }
}

interface WorkerSettings {
  [setting: string]: unknown
  compatibilityDate?: string
  compatibilityFlags?: string[]
  bindings?: Record<string, string>
}

/** The settings and secrets of a wrangler.toml, as Miniflare's options. */
export function workerSettings(config: string): WorkerSettings {
  const {
    workerOptions: { rootPath: _root, modulesRules: _rules, ...options },
  } = workerOptions(join(root, config))
  // Wrangler declares them by an Omit over an index signature, which loses every key's type.
  return options as WorkerSettings
}
