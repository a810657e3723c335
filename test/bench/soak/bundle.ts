import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { FRONT_BUNDLE, SITE_BUNDLE } from '../../../worker/commands/local/bundle-site.ts'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { benchBundle } from '../fixture.ts'

export const SOAK_BUNDLE = benchBundle('soak')
export const SOAK_FRONT = benchBundle('soak-front')

/** The built Workers, untouched, each with one around it that plays faults. */
export async function bundleSoak(): Promise<void> {
  await wrap(SITE_BUNDLE, SOAK_BUNDLE, 'soak.ts', /\/worker\/index\.ts$/)
  await wrap(FRONT_BUNDLE, SOAK_FRONT, 'soak-front.ts', /\/worker\/front\/index\.ts$/)
}

async function wrap(built: string, outdir: string, around: string, source: RegExp): Promise<void> {
  rmSync(outdir, { recursive: true, force: true })
  cpSync(built, outdir, { recursive: true })
  renameSync(join(outdir, 'index.js'), join(outdir, 'as-built.js'))
  await build({
    absWorkingDir: root,
    entryPoints: [`test/bench/workers/${around}`],
    outfile: join(outdir, 'index.js'),
    bundle: true,
    format: 'esm',
    plugins: [
      {
        name: 'as-built',
        setup: bundler =>
          void bundler.onResolve({ filter: source }, () => ({
            path: './as-built.js',
            external: true,
          })),
      },
    ],
    logLevel: 'error',
  })
}
