import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface RecordedCall {
  method: string
  path: string
  body: string
  status: number
  type: string | undefined
  text: string
}

interface RecordingProxy {
  url: string
  /** The calls since the last time. */
  takeCalls(): Promise<RecordedCall[]>
  close(): Promise<unknown>
}

/** A proxy in front of the listing API at `apiPort`, on a thread of its own, that records each call with its response. */
export async function startRecordingProxy({
  port,
  apiPort,
}: {
  port: number
  apiPort: number
}): Promise<RecordingProxy> {
  const proxy = new Worker(new URL('./recording-proxy.ts', import.meta.url), {
    workerData: { port, apiPort },
  })
  await once(proxy, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    async takeCalls() {
      proxy.postMessage('take')
      return (await once(proxy, 'message'))[0]
    },
    close: () => proxy.terminate(),
  }
}

/** Equal for equal calls. */
export const requestKey = ({ method, path, body }: RecordedCall): string =>
  `${method} ${path} ${body}`
