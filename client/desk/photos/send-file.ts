/** What became of a file: it is there, was there, is none we take, or did not arrive. */
export type Sent =
  | { state: 'added' | 'there' }
  | { state: 'refused'; text: string }
  | { state: 'lost' | 'signedOut' }

/** Sends one file as the body of a request; `progress` hears how much of it is on its way, from 0 to 1. */
export function sendFile(
  address: string,
  file: File,
  progress: (share: number) => void,
): Promise<Sent> {
  return new Promise(resolve => {
    // A fetch does not say how far it is.
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(read(request)))
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => resolve({ state: 'lost' }))
    request.send(file)
  })
}

function read({ status, responseText }: XMLHttpRequest): Sent {
  if (status === 401 || status === 403) return { state: 'signedOut' }
  const body = parsed(responseText)
  if (body.state === 'added' || body.state === 'there') return { state: body.state }
  return status === 422 && typeof body.text === 'string'
    ? { state: 'refused', text: body.text }
    : { state: 'lost' }
}

function parsed(text: string): { state?: unknown; text?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** SHA-256 in hexadecimal digits. */
export async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Which of some files the home has already, with the places of its pictures; null: it could not be asked. */
export async function askKnown(
  address: string,
  digests: readonly string[],
): Promise<ReadonlyMap<string, number | null> | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ digests: digests.join(' ') }),
    })
    const { known }: { known: Record<string, number | null> } = await response.json()
    return new Map(Object.entries(known))
  } catch {
    return null
  }
}
