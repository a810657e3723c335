import { join, relative } from 'node:path'
import { SITE_BUNDLE } from '../../worker/commands/local/bundle-site.ts'
import { FRONT_CONFIG } from '../../worker/commands/local/prepare.ts'
import { globSync } from 'node:fs'
import { root } from '../../worker/commands/local/run-tool.ts'
import { type Vars, workerSettings } from '../../worker/commands/local/serve.ts'

export const STAND_INS = join(root, 'test', 'bench', 'workers', 'stand-ins')

/** A Worker of the configuration, that binds what the site Worker does. */
export interface Service {
  name: string
  vars?: Vars
  /** The folder of its modules; null: there is nothing but the front. */
  bundle?: string | null
  /** The folder of the front Worker before it; absent: there is none. */
  front?: string
}

/** A front that is only started asks nobody. */
const NOTHING_BEHIND =
  '(name = "SITE", service = "listing-api"), (name = "PAGES", service = "listing-api")'

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
  const { bindings: frontBindings } = workerSettings(FRONT_CONFIG)
  const text = (value: unknown): string => JSON.stringify(value)
  const module = (path: string): string =>
    `(name = ${text(relative(join(path, '..'), path))}, esModule = embed ${text(relative(folder, path))})`
  const settings = `compatibilityDate = ${text(compatibilityDate)}, compatibilityFlags = [${compatibilityFlags.map(text).join(', ')}]`
  const standIn = (name: string, more = ''): string =>
    `(name = ${text(name)}, worker = (${settings}, modules = [${module(join(STAND_INS, `${name}.js`)).replace(`${name}.js`, 'index.js')}${more}]))`
  const variables = (vars: Vars): string[] =>
    Object.entries(vars).map(
      ([name, value]) =>
        `(name = ${text(name)}, ${typeof value === 'string' ? `text = ${text(value)}` : `json = ${text(JSON.stringify(value))}`})`,
    )
  const modulesOf = (bundle: string): string =>
    ['index.js', ...globSync('*-*.js', { cwd: bundle })]
      .map(file => module(join(bundle, file)))
      .join(',\n      ')
  const site = (name: string, bundle: string, vars: Vars): string =>
    `(name = ${text(name)}, worker = (${settings}, modules = [
      ${modulesOf(bundle)}
    ], durableObjectNamespaces = [(className = "Agency", uniqueKey = ${text(name)}, enableSql = true)], durableObjectStorage = (localDisk = "objects"), bindings = [
      (name = "KV", kvNamespace = "kv"),
      (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "d1")])),
      (name = "API", service = "listing-api"),
      (name = "ASSETS", service = "listing-api"),
      (name = "AGENCY", durableObjectNamespace = "Agency"),
      ${variables({ ...bindings, ...vars }).join(',\n      ')}
    ]))`
  const frontOf = (name: string, behind: string | null, bundle: string, vars: Vars): string =>
    `(name = ${text(name)}, worker = (${settings}, modules = [
      ${modulesOf(bundle)}
    ], bindings = [
      (name = "KV", kvNamespace = "kv"),
      ${behind === null ? NOTHING_BEHIND : bindingsOf(behind)},
      ${variables({ ...frontBindings, ...vars }).join(',\n      ')}
    ]))`
  const bindingsOf = (behind: string): string =>
    [
      `(name = "SITE", service = (name = ${text(behind)}, entrypoint = "BehindFront"))`,
      `(name = "PAGES", service = (name = ${text(behind)}, entrypoint = "PageForFront"))`,
      `(name = "AGENCY", durableObjectNamespace = (className = "Agency", serviceName = ${text(behind)}))`,
    ].join(',\n      ')
  const service = ({ name, front, vars = {}, bundle = SITE_BUNDLE }: Service): string => {
    if (!front) return bundle === null ? '' : site(name, bundle, vars)
    if (bundle === null) return frontOf(name, null, front, vars)
    const behind = `${name}-site`
    return [site(behind, bundle, vars), frontOf(name, behind, front, vars)].join(',\n    ')
  }
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
