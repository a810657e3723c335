import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import type { Unstable_RawConfig } from 'wrangler'
import { bundlesIn } from '../local/bundle-site.ts'
import { API_CONFIG, FRONT_CONFIG } from '../local/prepare.ts'
import { root } from '../local/run-tool.ts'
import { fail } from '../options.ts'

export const ENVIRONMENTS = ['production', 'staging'] as const

export type Environment = (typeof ENVIRONMENTS)[number]

/** What `npm run setup` made for an environment: kept in the repository, holds no secret. */
export type Deployment = v.InferOutput<typeof DEPLOYMENT>

const DEPLOYMENT = v.object({
  account: v.string(),
  /** By what it is and its name: 'd1/baksteen-site' → its id. */
  ids: v.record(v.string(), v.string()),
  /** The host of the operators' console and token; absent: `[env.production.vars]` says it. */
  adminHost: v.optional(v.string()),
  /** The archive of the map that `npm run map` put into the bucket. */
  map: v.optional(v.string()),
})

/** A Worker as it is deployed in an environment. */
export interface DeployedWorker {
  name: string
  /** Path of the configuration that is written for it. */
  config: string
  raw: Unstable_RawConfig
  secrets: { required: string[]; optional: string[] }
}

const SITE_SECRETS = {
  required: ['ADMIN_TOKEN', 'TOKEN_SECRET', 'API_KEY', 'IMPORT_KEY', 'CHANGES_SECRET'],
  optional: ['CAPTCHA_SECRET', 'CLOUDFLARE_API_TOKEN'],
}
const API_SECRETS = { required: ['API_KEY', 'IMPORT_KEY'], optional: [] }
const NO_SECRETS = { required: [], optional: [] }

/** DEPLOYMENTS names another folder. */
const folder = process.env.DEPLOYMENTS ?? join(root, 'deployments')

const statePath = (environment: Environment): string => join(folder, `${environment}.json`)

export const secretsPath = (environment: Environment): string =>
  join(folder, `${environment}.secrets`)

export function readDeployment(environment: Environment): Deployment | null {
  const path = statePath(environment)
  return existsSync(path) ? v.parse(DEPLOYMENT, JSON.parse(readFileSync(path, 'utf8'))) : null
}

export function writeDeployment(environment: Environment, deployment: Deployment): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(statePath(environment), `${JSON.stringify(deployment, null, 2)}\n`)
}

/** The value of --env. Ends the command for one that there is not. */
export function parseEnvironment(text = 'production'): Environment {
  return (
    ENVIRONMENTS.find(each => each === text) ??
    fail(`No environment called ${text}; there are ${ENVIRONMENTS.join(' and ')}`)
  )
}

/** What is deployed is bundled apart from what runs on this machine (OPS-155). */
export const bundleFolder = (environment: Environment): string =>
  `dist/deploy/${environment}/bundles`

const suffix = (environment: Environment): string =>
  environment === 'production' ? '' : `-${environment}`

/** What an environment needs of the platform: kind, binding, and its name there. */
export interface Resource {
  key: string
  kind: 'kv' | 'd1' | 'r2' | 'queue'
  name: string
}

/** The Workers of an environment in the order they are deployed, each after those it calls, with the ids that are known; and what they need. */
export function workersOf(
  environment: Environment,
  deployment: Deployment | null,
): { workers: DeployedWorker[]; resources: Resource[] } {
  const end = suffix(environment)
  const bundles = bundlesIn(bundleFolder(environment))
  const resources: Resource[] = []
  const idOf = (kind: Resource['kind'], binding: string, name: string): string => {
    const key = `${kind}/${name}`
    resources.push({ key, kind, name: name + end })
    return deployment?.ids[key] ?? placeholder(binding)
  }
  const worker = (
    path: string,
    code: (from: (file: string) => string) => Unstable_RawConfig,
    secrets: DeployedWorker['secrets'],
  ): DeployedWorker => {
    const folder = join(root, path, '..')
    const { env, ...top } = readToml(join(root, path))
    const own = env?.production ?? {}
    const raw: Unstable_RawConfig = { ...withoutBindings(top, env !== undefined), ...own }
    const name = `${raw.name ?? ''}${end}`
    const configFolder = join(root, 'dist/deploy', environment, name)
    const from = (file: string): string => relative(configFolder, join(folder, file))
    return {
      name,
      config: join(configFolder, 'wrangler.json'),
      secrets,
      raw: {
        ...raw,
        name,
        ...code(from),
        ...(raw.assets?.directory && {
          assets: { ...raw.assets, directory: relative(configFolder, bundles.assets) },
        }),
        ...(raw.vars &&
          'MAP_ARCHIVE' in raw.vars && {
            vars: { ...raw.vars, MAP_ARCHIVE: deployment?.map ?? '' },
          }),
        services: raw.services?.map(each => ({ ...each, service: each.service + end })),
        durable_objects: {
          bindings:
            raw.durable_objects?.bindings?.map(each => ({
              ...each,
              ...(each.script_name && { script_name: each.script_name + end }),
            })) ?? [],
        },
        kv_namespaces: raw.kv_namespaces?.map(each => ({
          ...each,
          id: idOf('kv', each.binding, each.binding.toLowerCase()),
        })),
        d1_databases: raw.d1_databases?.map(each => ({
          ...each,
          database_name: `${each.database_name ?? ''}${end}`,
          database_id: idOf('d1', each.binding, each.database_name ?? each.binding),
          ...(each.migrations_dir && { migrations_dir: from(each.migrations_dir) }),
        })),
        queues: raw.queues && {
          producers: raw.queues.producers?.map(each => {
            const { queue = '' } = each
            idOf('queue', queue, queue)
            return { ...each, queue: queue + end }
          }),
          consumers: raw.queues.consumers?.map(each => {
            const { queue, dead_letter_queue: dead } = each
            idOf('queue', queue, queue)
            if (dead) idOf('queue', dead, dead)
            return { ...each, queue: queue + end, ...(dead && { dead_letter_queue: dead + end }) }
          }),
        },
        r2_buckets: raw.r2_buckets?.map(each => {
          idOf('r2', each.binding, each.bucket_name ?? each.binding)
          return { ...each, bucket_name: `${each.bucket_name ?? ''}${end}` }
        }),
      },
    }
  }
  const api = worker(API_CONFIG, from => ({ main: from('index.ts'), minify: true }), API_SECRETS)
  // Bundled by ourselves, in modules that an isolate runs when they are asked for.
  const bundled =
    (path: string, bundle: string) =>
    (from: (file: string) => string): Unstable_RawConfig => ({
      main: from(relative(join(root, path, '..'), join(bundle, 'index.js'))),
      no_bundle: true,
      rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
    })
  const site = worker('wrangler.toml', bundled('wrangler.toml', bundles.site), SITE_SECRETS)
  const front = worker(FRONT_CONFIG, bundled(FRONT_CONFIG, bundles.front), NO_SECRETS)
  if (deployment?.adminHost) site.raw.vars = { ...site.raw.vars, ADMIN_HOST: deployment.adminHost }
  return {
    workers: [api, site, front],
    resources: resources.filter(
      ({ key }, index) => resources.findIndex(each => each.key === key) === index,
    ),
  }
}

// Our own file, which wrangler itself checks when it reads what is made of it.
const readToml = (path: string): Unstable_RawConfig =>
  parse(readFileSync(path, 'utf8')) as Unstable_RawConfig

/** Where production has bindings of its own, those of the top level are local ones. */
function withoutBindings(top: Unstable_RawConfig, hasProduction: boolean): Unstable_RawConfig {
  if (!hasProduction) return top
  const { name, compatibility_date, compatibility_flags, ...rest } = top
  const { workers_dev, preview_urls, assets, triggers, observability } = rest
  return {
    name,
    compatibility_date,
    compatibility_flags,
    workers_dev,
    preview_urls,
    assets,
    triggers,
    observability,
  }
}

/** What stands in a configuration until `npm run setup` has made the thing. */
const PLACEHOLDER = 'not-made-yet'
const placeholder = (binding: string): string => `${PLACEHOLDER}-${binding.toLowerCase()}`

export const writeConfigs = (workers: DeployedWorker[]): void => {
  for (const { config, raw } of workers) {
    mkdirSync(join(config, '..'), { recursive: true })
    writeFileSync(config, `${JSON.stringify(raw, null, 2)}\n`)
  }
}
