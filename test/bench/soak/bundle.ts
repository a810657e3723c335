import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { SITE_BUNDLE } from '../../../worker/commands/local/bundle-site.ts'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { benchBundle } from '../fixture.ts'

export const SOAK_BUNDLE = benchBundle('soak')

/** The built site Worker, untouched, with the Worker around it that plays faults. */
export async function bundleSoak(): Promise<void> {
  rmSync(SOAK_BUNDLE, { recursive: true, force: true })
  cpSync(SITE_BUNDLE, SOAK_BUNDLE, { recursive: true })
  renameSync(join(SOAK_BUNDLE, 'index.js'), join(SOAK_BUNDLE, 'the-site.js'))
  await build({
    absWorkingDir: root,
    entryPoints: ['test/bench/workers/soak.ts'],
    outfile: join(SOAK_BUNDLE, 'index.js'),
    bundle: true,
    format: 'esm',
    plugins: [
      {
        name: 'the-built-site',
        setup: bundler =>
          void bundler.onResolve({ filter: /\/worker\/index\.ts$/ }, () => ({
            path: './the-site.js',
            external: true,
          })),
      },
    ],
    logLevel: 'error',
  })
}
