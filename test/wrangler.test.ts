import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { bundleFront, bundleSite } from '../worker/commands/local/bundle-site.ts'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const [local = '', production = ''] = read('wrangler.toml').split('[env.production]')
/** Bindings and variables that a part of wrangler.toml grants, less the assets, which every environment has. */
const granted = (toml: string): string[] =>
  [...toml.matchAll(/^(?:(?:binding|name) = "([A-Z_]+)"|([A-Z_]+) = )/gm)]
    .map(([, binding, variable]) => binding ?? variable ?? '')
    .filter(name => name !== 'ASSETS')
    .sort()
/** Names in an interface of a declaration file. */
const namesIn = (path: string, name: string): string[] =>
  [
    ...(new RegExp(`^(?:export )?interface ${name} \\{$([^]*?)^\\}$`, 'm')
      .exec(read(path))?.[1]
      ?.matchAll(/^\s+([A-Z_]+)\??: /gm) ?? []),
  ].map(([, found = '']) => found)

describe('wrangler.toml', () => {
  it('grants production what it grants locally, with the same limits and queues (OPS-15)', () => {
    expect(granted(production)).toEqual(granted(local))
    expect(granted(production).length).toBeGreaterThan(15)
    const same = (toml: string): string[] =>
      [
        ...toml.matchAll(
          /^(queue|max_\w+|retry_delay|contact\w*|friend\w*|subscribe|tokenPage|booking|sharedList\w*|MAIL_DOMAIN|simple) = .*$/gm,
        ),
      ].map(([line]) => line)
    expect(same(production)).toEqual(expect.arrayContaining(same(local)))
  })

  it('17.5: has a reader for what each queue of either Worker gives up (OPS-156)', () => {
    for (const site of [local, production]) {
      const consumers = (toml: string): { queue: string; dead: string }[] =>
        [...toml.matchAll(/queues\.consumers\]\]\n((?:\w+ = .*\n)+)/g)].map(([, lines = '']) => ({
          queue: /^queue = "(.*)"$/m.exec(lines)?.[1] ?? '',
          dead: /^dead_letter_queue = "(.*)"$/m.exec(lines)?.[1] ?? '',
        }))
      const own = consumers(site)
      const all = [...own, ...consumers(read('worker/listing-api/wrangler.toml'))]
      const live = all.filter(({ queue }) => !queue.endsWith('-dead'))
      expect(live.map(({ queue }) => queue).sort()).toEqual([
        'baksteen-changes',
        'baksteen-mail-events',
        'baksteen-pictures',
      ])
      for (const { queue, dead } of live) {
        expect(dead).toBe(`${queue}-dead`)
        expect(own.map(each => each.queue)).toContain(dead)
      }
    }
  })

  it('17.28: leaves a new account most of its mails for what nobody can wait for (SUBS-134)', () => {
    for (const site of [local, production]) expect(site).toMatch(/^digestsOfAll = 500$/m)
  })

  it('17.28: asks for no placement, which named entrypoints and objects do not heed', () => {
    for (const path of [
      'wrangler.toml',
      'worker/front/wrangler.toml',
      'worker/listing-api/wrangler.toml',
    ])
      expect(read(path)).not.toMatch(/placement/)
  })

  it('17.28: has a guide that names the fallback origin and what an apex needs (OPS-157)', () => {
    const [, domains = ''] = /^## Domains$([^]*?)^## /m.exec(read('docs/operations.md')) ?? []
    for (const words of ['fallback origin', 'AAAA 100::', 'apex', 'TXT', 'Only then'])
      expect(domains).toContain(words)
    expect(read('docs/behaviour/platform/operations.md')).toMatch(/OPS-157.*fallback origin.*apex/)
  })

  it('17.17: gives no deployment a mail sink (MAIL-88)', () => {
    expect(local).toMatch(/^MAIL_SINK = "on"$/m)
    expect(production).toMatch(/^MAIL_SINK = ""$/m)
  })

  it('keeps each site of the listing API in an object with SQLite, in the EU', () => {
    const config = read('worker/listing-api/wrangler.toml')
    expect(config).toMatch(/^\[exports\.Listings\]\ntype = "durable-object"\nstorage = "sqlite"$/m)
    expect(config).toMatch(/^name = "LISTINGS"\nclass_name = "Listings"$/m)
    expect(config).toMatch(/^JURISDICTION = "eu"$/m)
  })

  it('keeps the listing API shut in production (LAPI-53)', () => {
    expect(read('worker/listing-api/wrangler.toml')).toMatch(/^OPEN = "no"$/m)
  })

  it('grants all that the code reads, less the secrets that the operations guide names (OPS-16)', () => {
    const generated = namesIn('worker/worker-configuration.d.ts', '__BaseEnv_SiteBindings')
    expect(generated.filter(name => name !== 'ASSETS' && name !== 'LIMITS').sort()).toEqual(
      granted(local),
    )
    const secrets = namesIn('worker/env.ts', 'Secrets')
    expect(secrets).toContain('TOKEN_SECRET')
    const named = /### Secrets([^]*?)### /.exec(read('docs/operations.md'))?.[1]
    for (const name of secrets) expect(named).toContain(`\`${name}\``)
  })

  it.each(['development', 'production'])(
    'has a page rendered by the kind of React that stands beside it, in %s',
    async mode => {
      const alias = Object.fromEntries(
        [...local.matchAll(/^"(react-dom[^"]*)" = "([^"]+)"$/gm)].map(
          ([, name = '', path = '']) => [name, path],
        ),
      )
      expect(Object.keys(alias)).toEqual(['react-dom/server', 'react-dom/server.edge'])
      const {
        outputFiles: [bundle],
      } = await build({
        absWorkingDir: new URL('..', import.meta.url).pathname,
        bundle: true,
        write: false,
        format: 'esm',
        alias,
        define: { 'process.env.NODE_ENV': `"${mode}"` },
        stdin: {
          resolveDir: new URL('..', import.meta.url).pathname,
          contents: `
        import { createElement, useState } from 'react'
        import { renderToString } from 'react-dom/server'
        const Greeting = () => createElement('p', null, useState('hello')[0])
        export const html = renderToString(createElement(Greeting))`,
        },
      })
      const { html } = (await import(
        `data:text/javascript;base64,${Buffer.from(bundle?.contents ?? '').toString('base64')}`
      )) as { html: string }
      expect(html).toBe('<p>hello</p>')
    },
  )

  it('runs the clock every five minutes, and at 03:17 UTC for the night (OPS-14)', () => {
    expect(local).toMatch(/^crons = \["\*\/5 \* \* \* \*", "17 3 \* \* \*"\]$/m)
  })

  it('logs every line, since alerts depend on them, and no address of a request (OPS-7)', () => {
    for (const config of [
      local,
      read('worker/listing-api/wrangler.toml'),
      read('worker/front/wrangler.toml'),
    ]) {
      expect(config).toMatch(
        /^\[observability\.logs\]\nenabled = true\nhead_sampling_rate = 1\ninvocation_logs = false$/m,
      )
      expect(config.match(/head_sampling_rate/g)).toHaveLength(1)
    }
  })
})

describe('the site Worker as it is deployed', () => {
  it('keeps what few requests need out of the modules that run at the start (OPS-143)', async () => {
    const outdir = mkdtempSync(join(tmpdir(), 'bundle-'))
    const { outputs } = await bundleSite(outdir)
    rmSync(outdir, { recursive: true })
    const started = new Set<string>()
    const start = (path: string): void => {
      if (started.has(path)) return
      started.add(path)
      for (const { path: next, kind } of outputs[path]?.imports ?? [])
        if (kind === 'import-statement') start(next)
    }
    start(Object.keys(outputs).find(path => path.endsWith('/index.js')) ?? '')
    const inputs = [...started].flatMap(path => Object.keys(outputs[path]?.inputs ?? {}))
    expect(inputs).toContain('worker/gateway.ts')
    const rare =
      /^worker\/desk\/|\/desk\/desk\w+\.json|parse5|rehype|remark|papaparse|simplewebauthn/
    expect(inputs.filter(path => rare.test(path))).toEqual([])
    const all = Object.values(outputs).flatMap(output => Object.keys(output.inputs))
    expect(all).toContain('shared/places/belgium.ts')
    expect(all).not.toContain('shared/places/belgium-table.ts')
  })
})

describe('the front Worker as it is deployed', () => {
  const front = read('worker/front/wrangler.toml')
  const [own = '', deployed = ''] = front.split('[env.production]')
  const settings = (toml: string): string[] =>
    [...toml.matchAll(/^[A-Z_]+ = .*$/gm)].map(([line]) => line)

  it('is at most 64 KiB, without React, words or schemas of pages (OPS-154)', async () => {
    const outdir = mkdtempSync(join(tmpdir(), 'bundle-'))
    const { outputs } = await bundleFront(outdir)
    const code = readFileSync(join(outdir, 'index.js'), 'utf8')
    rmSync(outdir, { recursive: true })
    expect(Object.keys(outputs)).toHaveLength(1)
    const inputs = Object.values(outputs).flatMap(output => Object.keys(output.inputs))
    expect(inputs).toContain('worker/page-cache/serve.ts')
    expect(
      inputs.filter(path => /react|^locales\/|^worker\/(api|page|estate)\//.test(path)),
    ).toEqual([])
    expect(code.length).toBeLessThanOrEqual(64 * 1024)
    // What it does not have, it does not read.
    const all = namesIn('worker/worker-configuration.d.ts', '__BaseEnv_SiteBindings')
    const read = all.filter(name => new RegExp(`\\b${name}\\b`).test(code))
    expect(read.length).toBeGreaterThan(5)
    expect(read.filter(name => !granted(own).includes(name))).toEqual([])
  })

  it('is granted in production what it is locally, with the site’s own settings (OPS-15)', () => {
    expect(granted(deployed)).toEqual(granted(own))
    for (const line of settings(own)) expect(settings(local)).toContain(line)
    for (const line of settings(deployed)) expect(settings(production)).toContain(line)
    expect(settings(own)).toHaveLength(5)
  })

  it('alone has a cache before its pages, and none before itself (CACHE-32)', () => {
    expect(deployed).toMatch(
      /^\[env\.production\.exports\.Page\]\ntype = "worker"\ncache = \{ enabled = true \}$/m,
    )
    expect(deployed).toMatch(
      /^\[env\.production\.exports\.default\]\ntype = "worker"\ncache = \{ enabled = false \}$/m,
    )
    // What the front tells the site stands in headers, which are in no key.
    expect(read('wrangler.toml')).not.toMatch(/^\[.*cache\]|^cache = /m)
  })
})
