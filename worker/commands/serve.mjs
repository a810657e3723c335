import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { API_BUNDLE, SITE_BUNDLE } from './bundle.mjs'
import { API_CONFIG, STATE } from './prepare.mjs'
import { root } from './run.mjs'

/**
 * The production bundles under Miniflare, without the proxy of `wrangler dev`. The site listens on `port`, the
 * listing API on `apiPort`; either may be left out. `bare` serves the bench's own Worker in the site's place. Resolves to the running Miniflare.
 */
export async function serve({ port = 0, apiPort = 0, bare = 0, vars = {}, persist = join(root, STATE, 'v3') }) {
  const workers = [
    ...(bare ? [worker('baksteen', 'wrangler.toml', join(root, 'dist', 'bench'), { vars })] : port ? [worker('baksteen', 'wrangler.toml', SITE_BUNDLE, { vars })] : []),
    worker('baksteen-listing-api', API_CONFIG, API_BUNDLE, { port: apiPort }),
  ]
  const options = convertV4MiniflareOptions({ host: '127.0.0.1', port: port || apiPort, workers, logRequests: false })
  const miniflare = new Miniflare({ ...options, ...(persist && { resourcePersistencePath: persist }) })
  await miniflare.ready
  return miniflare
}

function worker(name, config, bundle, { port = 0, vars = {} }) {
  const { workerOptions: options } = workerOptions(join(root, config))
  const { rootPath: _root, modulesRules: _rules, ...rest } = options
  return {
    ...rest,
    name,
    modules: true,
    scriptPath: join(bundle, 'index.js'),
    bindings: { ...rest.bindings, ...vars },
    ...(port && { unsafeDirectSockets: [{ host: '127.0.0.1', port }] }),
  }
}
