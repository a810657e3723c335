import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const bin = name => join(root, 'node_modules', '.bin', name)

/** Runs a tool of the project to its end; its output is shown only when it fails. Resolves to the output. */
export function run(name, args, { show = false, env = {} } = {}) {
  const child = spawn(bin(name), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${name} ${args.slice(0, 3).join(' ')} failed\n${output}`)),
    )
  })
}
