import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run-tool.ts'

const COMMITTED = 'worker/worker-configuration.d.ts'
const FRESH = 'dist/worker-configuration.d.ts'

/** Fails when the bindings that `wrangler types` finds in wrangler.toml are not those of the committed file. */
export async function checkGeneratedTypes(): Promise<void> {
  await run('wrangler', [
    'types',
    '--env-file=/dev/null',
    '--include-runtime=false',
    '--strict-vars=false',
    '--env-interface=SiteBindings',
    FRESH,
  ])
  if (bindingsIn(FRESH) !== bindingsIn(COMMITTED))
    throw new Error(`${COMMITTED} is out of date. Its second line says how to generate it.`)
}

/** The interface of the bindings, without what hangs on the file's own path: its header, and where it finds the classes of objects. */
const bindingsIn = (path: string): string | undefined =>
  /^interface __BaseEnv_SiteBindings \{[^]*?^\}/m
    .exec(readFileSync(join(root, path), 'utf8'))?.[0]
    .replaceAll(/import\("[^"]*"\)/g, 'import()')
