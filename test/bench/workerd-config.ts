import { join, relative } from 'node:path'
import { SITE_BUNDLE } from '../../worker/commands/local/bundle-site.ts'
import { root } from '../../worker/commands/local/run-tool.ts'
import { type Vars, workerSettings } from '../../worker/commands/local/serve.ts'

export const STAND_INS = join(root, 'test', 'bench', 'workers', 'stand-ins')

interface WorkerdOptions {
  port: number
  /** Holds recorded.json and page.html. */
  folder: string
  vars: Vars
  /** A script in the site Worker's place. */
  script?: string | undefined
}

/**
 * A `workerd serve` configuration: on `port` the site Worker, with stand-ins for KV, D1 and the listing API that answer
 * from memory; on the next port a Worker that returns the page as a constant.
 */
export function workerdConfig({
  port,
  folder,
  vars,
  script = join(SITE_BUNDLE, 'index.js'),
}: WorkerdOptions): string {
  const { compatibilityDate, compatibilityFlags = [], bindings } = workerSettings('wrangler.toml')
  const text = (value: unknown): string => JSON.stringify(value)
  const embed = (path: string): string => `embed ${text(relative(folder, path))}`
  const settings = `compatibilityDate = ${text(compatibilityDate)}, compatibilityFlags = [${compatibilityFlags.map(text).join(', ')}]`
  const standIn = (name: string, more = ''): string =>
    `(name = ${text(name)}, worker = (${settings}, modules = [(name = "index.js", esModule = ${embed(join(STAND_INS, `${name}.js`))})${more}]))`
  const variables = Object.entries({ ...bindings, ...vars }).map(
    ([name, value]) =>
      `(name = ${text(name)}, ${typeof value === 'string' ? `text = ${text(value)}` : `json = ${text(JSON.stringify(value))}`})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ${standIn('kv')},
    ${standIn('d1')},
    ${standIn('listing-api', ', (name = "recorded.json", json = embed "recorded.json")')},
    (name = "site", worker = (${settings}, modules = [(name = "index.js", esModule = ${embed(script)})], bindings = [
      (name = "KV", kvNamespace = "kv"),
      (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "d1")])),
      (name = "API", service = "listing-api"),
      (name = "ASSETS", service = "listing-api"),
      ${variables.join(',\n      ')}
    ])),
    ${standIn('constant', ', (name = "page.html", text = embed "page.html")')},
  ],
  sockets = [
    (name = "site", address = "127.0.0.1:${port}", http = (), service = "site"),
    (name = "constant", address = "127.0.0.1:${port + 1}", http = (), service = "constant"),
  ],
);
`
}
