import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name)

interface RunOptions {
  /** Whether the output goes to the terminal as it comes; otherwise it is only part of a failure's message. */
  show?: boolean
  env?: Record<string, string>
}

/** Runs one of the project's tools to its end and resolves to its output; rejects unless it ends with 0. */
export function run(
  name: string,
  args: string[],
  { show = false, env = {} }: RunOptions = {},
): Promise<string> {
  const child = spawn(bin(name), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${name} ${args.slice(0, 3).join(' ')} failed\n${output}`)),
    )
  })
}
