import { spawn } from 'node:child_process'

export interface Ran {
  code: number
  /** What it printed, standard error too. */
  output: string
}

interface Options {
  typed?: string
  env?: Record<string, string>
}

/** Runs `npm run agency -- …` without npm; `typed` is what stands on its standard input. */
export const runAgency = (args: readonly string[], options?: Options): Promise<Ran> =>
  runCommand('agency', args, options)

/** The same of another command. */
export function runCommand(
  command: string,
  args: readonly string[],
  { typed = '', env = {} }: Options = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [`worker/commands/${command}.ts`, ...args], {
    env: { ...process.env, ...env },
  })
  let output = ''
  const collect = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.stdin.end(typed)
  return new Promise(resolve =>
    child.on('close', code => resolve({ code: code ?? 1, output: output.trim() })),
  )
}

/** What a machine answers to the questions of `new`. */
export const ANSWERS = {
  name: 'Vastgoed De Linde & Zoon',
  host: 'delinde.localhost',
  street: 'Dorpsplein 7',
  zip: '9090',
  town: 'Melle',
  phone: '+32 9 000 00 00',
  email: 'info@delinde.example',
  agent: 'An Maes',
  kbo: '0999 000 426',
  biv: '999.104',
  insurer: 'De Waarborg',
  policy: '900.104',
  account: 'BE66 9990 0010 4043',
}

export const asOptions = (answers: Record<string, string>): string[] =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value])
