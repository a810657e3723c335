import { join, relative } from 'node:path'
import { SITE_BUNDLE } from '../../worker/commands/local/bundle-site.ts'
import { globSync } from 'node:fs'
import { root } from '../../worker/commands/local/run-tool.ts'
import { type Vars, workerSettings } from '../../worker/commands/local/serve.ts'

export const STAND_INS = join(root, 'test', 'bench', 'workers', 'stand-ins')

/** A Worker of the configuration, that binds what the site Worker does. */
export interface Service {
  name: string
  vars?: Vars
  /** The folder of its modules. */
  bundle?: string
}

interface WorkerdOptions {
  /** Of the first service; each has the next. */
  port: number
  /** Holds recorded.json, page.html and headers.json. */
  folder: string
  services: Service[]
}

/**
 * A `workerd serve` configuration: the services, with stand-ins for KV, D1 and the listing API that answer from memory; on
 * the port after theirs a Worker that returns the page as a constant.
 */
export function workerdConfig({ port, folder, services }: WorkerdOptions): string {
  const { compatibilityDate, compatibilityFlags = [], bindings } = workerSettings('wrangler.toml')
  const text = (value: unknown): string => JSON.stringify(value)
  const module = (path: string): string =>
    `(name = ${text(relative(join(path, '..'), path))}, esModule = embed ${text(relative(folder, path))})`
  const settings = `compatibilityDate = ${text(compatibilityDate)}, compatibilityFlags = [${compatibilityFlags.map(text).join(', ')}]`
  const standIn = (name: string, more = ''): string =>
    `(name = ${text(name)}, worker = (${settings}, modules = [${module(join(STAND_INS, `${name}.js`)).replace(`${name}.js`, 'index.js')}${more}]))`
  const variables = (vars: Vars): string[] =>
    Object.entries({ ...bindings, ...vars }).map(
      ([name, value]) =>
        `(name = ${text(name)}, ${typeof value === 'string' ? `text = ${text(value)}` : `json = ${text(JSON.stringify(value))}`})`,
    )
  const service = ({ name, vars = {}, bundle = SITE_BUNDLE }: Service): string =>
    `(name = ${text(name)}, worker = (${settings}, modules = [
      ${['index.js', ...globSync('*-*.js', { cwd: bundle })].map(file => module(join(bundle, file))).join(',\n      ')}
    ], durableObjectNamespaces = [(className = "Agency", uniqueKey = ${text(name)}, enableSql = true)], durableObjectStorage = (localDisk = "objects"), bindings = [
      (name = "KV", kvNamespace = "kv"),
      (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "d1")])),
      (name = "API", service = "listing-api"),
      (name = "ASSETS", service = "listing-api"),
      (name = "AGENCY", durableObjectNamespace = "Agency"),
      ${variables(vars).join(',\n      ')}
    ]))`
  const socket = (name: string, index: number): string =>
    `(name = ${text(name)}, address = "127.0.0.1:${port + index}", http = (), service = ${text(name)})`
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "objects", disk = (path = ${text(folder)}, writable = true)),
    ${standIn('kv')},
    ${standIn('d1')},
    ${standIn('listing-api', ', (name = "recorded.json", json = embed "recorded.json")')},
    ${standIn('constant', ', (name = "page.html", text = embed "page.html"), (name = "headers.json", json = embed "headers.json")')},
    ${services.map(service).join(',\n    ')},
  ],
  sockets = [
    ${[...services.map(({ name }) => name), 'constant'].map(socket).join(',\n    ')},
  ],
);
`
}
