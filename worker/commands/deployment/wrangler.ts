import { spawn } from 'node:child_process'
import { bin, root } from '../local/run-tool.ts'

export interface WranglerResult {
  code: number
  output: string
}

interface WranglerOptions {
  /** Sent to its standard input: how a secret is given, so that it stands in no list of processes. */
  input?: string
  /** Whether its output goes to the terminal as it comes. */
  show?: boolean
}

/** Runs wrangler to its end; WRANGLER names another program in its place. Never throws for an exit code. */
export function wrangler(
  args: string[],
  { input, show = false }: WranglerOptions = {},
): Promise<WranglerResult> {
  const child = spawn(process.env.WRANGLER ?? bin('wrangler'), args, {
    cwd: root,
    env: { ...process.env, MINIFY: '1' },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk.toString()
    if (show) process.stdout.write(chunk)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.stdin?.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}
