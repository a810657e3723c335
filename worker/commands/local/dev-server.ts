import { spawn } from 'node:child_process'
import { STATE } from './prepare.ts'
import { bin, root } from './run-tool.ts'

/** `wrangler dev` on a port until it ends or a signal ends it; calls `onReady` once it listens. */
export function startWranglerDev(args: string[], port: number, onReady = (): void => {}): void {
  const dev = spawn(
    bin('wrangler'),
    [
      'dev',
      ...args,
      '--port',
      String(port),
      '--persist-to',
      STATE,
      '--show-interactive-dev-session=false',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  dev.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    if (chunk.includes('Ready on')) onReady()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal))
  dev.on('exit', code => process.exit(code ?? 0))
}
