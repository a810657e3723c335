import * as v from 'valibot'

const Target = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }))
const Usage = v.object({
  id: v.literal(1),
  result: v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) }),
})

/** What a Worker's isolate holds in bytes, buffers included, as its inspector tells; `isSwept`: once what nobody holds is gone. */
export async function heapOf(
  inspectorPort: number,
  worker: string,
  { isSwept = false } = {},
): Promise<number> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const target = v.parse(Target, await listed.json()).find(({ id }) => id.endsWith(worker))
  if (!target) throw new Error(`The inspector knows no Worker called ${worker}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  const usage = await new Promise<v.InferOutput<typeof Usage>>((resolve, reject) => {
    socket.addEventListener('open', () => {
      if (isSwept) socket.send(JSON.stringify({ id: 0, method: 'HeapProfiler.collectGarbage' }))
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
    })
    socket.addEventListener('message', ({ data }) => {
      const told = v.safeParse(Usage, JSON.parse(String(data)))
      if (told.success) resolve(told.output)
    })
    socket.addEventListener('error', () => reject(new Error('The inspector broke off')))
  })
  socket.close()
  return usage.result.usedSize + usage.result.backingStorageSize
}
