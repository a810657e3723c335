import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Stands before the listing API at `apiPort`, in a thread of its own, and writes down each call with its answer. */
export async function startRecordingProxy({ port, apiPort }) {
  const proxy = new Worker(new URL('./recording-proxy.ts', import.meta.url), {
    workerData: { port, apiPort },
  })
  await once(proxy, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    /** What was asked since the last time this was. */
    async takeCalls() {
      proxy.postMessage('take')
      return (await once(proxy, 'message'))[0]
    },
    close: () => proxy.terminate(),
  }
}

/** What tells one call from another. */
export const requestKey = ({ method, path, body }) => `${method} ${path} ${body}`
