import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/run-tool.ts'

/** What the tests read. */
const TREE =
  'client locales shared test worker docs package.json tsconfig.json wrangler.toml .dev.vars dist/site dist/manifest.json'.split(
    ' ',
  )

/** Where a tree is mutated: of this run alone, so that two can be made beside each other. */
export const COPY = join(root, 'dist', `mutation-${process.pid}`)

export function copyTree(): string {
  removeCopy()
  mkdirSync(join(COPY, 'dist'), { recursive: true })
  for (const path of TREE) cpSync(join(root, path), join(COPY, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(COPY, 'node_modules'))
  return COPY
}

export const removeCopy = (): void => rmSync(COPY, { recursive: true, force: true })
