import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'
import type { Ran } from './run-agency.ts'

interface Step {
  kind: 'run' | 'write'
  /** The command's line, or the path of the file in the pack. */
  what: string
  content: string
}

const PAGE = readFileSync('docs/agency.md', 'utf8')

/** What the page has a reader do, in its order: each line of a block of commands, each block that a file is. */
const steps: Step[] = [...PAGE.matchAll(/([^\n]*)\n\n```(\w+)\n([^]*?)```/g)].flatMap(
  ([, before = '', language = '', text = '']): Step[] => {
    if (language === 'sh')
      return text
        .split('\n')
        .filter(Boolean)
        .map(what => ({ kind: 'run', what, content: '' }))
    const [path] = before.match(/(?<=`)[\w/]+\.[\w.]+(?=`)/g) ?? []
    return path ? [{ kind: 'write', what: path, content: text }] : []
  },
)

/** 'npm run agency -- new "De Linde"' → its script and its arguments. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

let folder: string
let deployment: Deployment

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'))
  deployment = await startDeployment(TEST_PORT)
})
afterAll(async () => {
  await deployment.close()
  rmSync(folder, { recursive: true })
})

function run(line: string): Promise<Ran> {
  const [npm, verb, script = '', dashes, ...args] = wordsOf(line)
  expect([npm, verb, dashes], line).toEqual(['npm', 'run', '--'])
  const own = args.map(arg => (arg.startsWith('de-linde') ? join(folder, arg) : arg))
  const child = spawn(process.execPath, [`worker/commands/${script}.ts`, ...own], {
    env: { ...process.env, ...deployment.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise(resolve => child.on('close', code => resolve({ code: code ?? 1, output })))
}

describe('docs/agency.md', () => {
  it('has commands and files to try', () => {
    expect(steps.filter(({ kind }) => kind === 'run')).toHaveLength(12)
    expect(steps.filter(({ kind }) => kind === 'write').map(({ what }) => what)).toEqual([
      'pages/syndicus.md',
      'pages/syndicus.fr.md',
      'agendas.json',
      'estates.ndjson',
    ])
  })

  it.each(steps.map((step, index) => [index + 1, step.what, step] as const))(
    'says in step %i what %s does (PACK-102)',
    async (_, __, { kind, what, content }) => {
      if (kind === 'write') return writeFileSync(join(folder, 'de-linde', what), content)
      const { code, output } = await run(what)
      expect([what, code, code === 0 ? '' : output]).toEqual([what, 0, ''])
      if (what.includes('de-linde-again --dry-run')) expect(output).toContain('Nothing changes')
    },
  )

  it('ends with a live site (PACK-102)', async () => {
    for (const [path, text] of [
      ['/nl', 'Thuiskomen in Melle'],
      ['/fr/syndic', 'comme s’il était le nôtre'],
      ['/nl/te-koop', '345.000'],
      ['/nl/aanbod/4001', 'Plan een bezoek'],
    ] as const) {
      const page = await deployment.get('delinde.localhost', path)
      expect([path, page.status, page.text.includes(text)]).toEqual([path, 200, true])
    }
  })
})
