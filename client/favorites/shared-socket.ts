const SECOND = 1000
/** How long after a socket closed the next one is tried, each time twice as long. */
const [FIRST, LONGEST] = [2 * SECOND, 60 * SECOND]
/** How often a page that has no socket asks by itself. */
const ASK_EVERY = 30 * SECOND

/**
 * Tells of each change of a list its version; null: it is no more; undefined: look whether there is one. Nothing is sent, and
 * a page that nobody looks at asks nothing.
 */
export function watchChanges(
  address: string,
  onChange: (version: number | null | undefined) => void,
): void {
  let socket: WebSocket | null = null
  let wait = FIRST
  const open = (): void => {
    socket = new WebSocket(location.origin.replace(/^http/, 'ws') + address)
    socket.addEventListener('open', () => (wait = FIRST))
    socket.addEventListener('message', ({ data }) => onChange(versionOf(data)))
    socket.addEventListener('close', () => {
      socket = null
      setTimeout(open, wait)
      wait = Math.min(2 * wait, LONGEST)
    })
  }
  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN && !document.hidden) onChange(undefined)
  }, ASK_EVERY)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && socket?.readyState !== WebSocket.OPEN) onChange(undefined)
  })
  // A page that is kept for going back has no open socket.
  addEventListener('pagehide', () => socket?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && onChange(undefined))
  open()
}

function versionOf(data: unknown): number | null | undefined {
  const { version }: { version?: unknown } = JSON.parse(String(data))
  return typeof version === 'number' || version === null ? version : undefined
}
