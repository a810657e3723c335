const MOST_BYTES = 64 * 1024
const FORM = 'application/x-www-form-urlencoded'

export interface ReadBody {
  /** undefined: too large, or not what its type says. */
  body: unknown
  text: string
  isForm: boolean
}

/** A small body: a form as its fields, anything else as JSON. */
export async function readBody(request: Request, most = MOST_BYTES): Promise<ReadBody> {
  const isForm = (request.headers.get('Content-Type') ?? '').toLowerCase().startsWith(FORM)
  const text = await readText(request, most).catch(() => null)
  if (text === null) return { body: undefined, text: '', isForm }
  if (isForm) return { body: Object.fromEntries(new URLSearchParams(text)), text, isForm }
  try {
    return { body: JSON.parse(text), text, isForm }
  } catch {
    return { body: undefined, text, isForm }
  }
}

/** Bytes are counted, not believed. */
async function readText(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
