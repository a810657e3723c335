import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { API_BUNDLE, SITE_BUNDLE } from './bundle.ts'
import { API_CONFIG, STATE } from './prepare.ts'
import { root } from './run-tool.ts'

/**
 * The production bundles under Miniflare, without the proxy of `wrangler dev`. The site listens on `port`, the
 * listing API on `apiPort`; either may be left out. `bundle` serves another Worker in the site's place;
 * `onLog` takes what the Workers log. Resolves to the running Miniflare.
 */
export async function serve({
  port = 0,
  apiPort = 0,
  bundle = SITE_BUNDLE,
  vars = {},
  persist = join(root, STATE, 'v3'),
  onLog = undefined,
}) {
  const workers = [
    ...(port ? [worker('baksteen', 'wrangler.toml', bundle, { vars })] : []),
    // Alone it is the one that Miniflare's own port leads to.
    worker('baksteen-listing-api', API_CONFIG, API_BUNDLE, { port: port && apiPort }),
  ]
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: port || apiPort,
    workers,
    logRequests: false,
    ...(onLog && { handleStructuredLogs: onLog }),
  })
  const miniflare = new Miniflare({
    ...options,
    ...(persist && { resourcePersistencePath: persist }),
  })
  await miniflare.ready
  return miniflare
}

function worker(name, config, bundle, { port = 0, vars = {} }) {
  const { bindings, ...rest } = workerSettings(config)
  return {
    ...rest,
    name,
    modules: true,
    scriptPath: join(bundle, 'index.js'),
    bindings: { ...bindings, ...vars },
    ...(port && { unsafeDirectSockets: [{ host: '127.0.0.1', port }] }),
  }
}

/** What a wrangler.toml and its secrets say, as Miniflare's options. */
export function workerSettings(config) {
  const {
    workerOptions: { rootPath: _root, modulesRules: _rules, ...options },
  } = workerOptions(join(root, config))
  return options
}
