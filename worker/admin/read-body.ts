const MOST_BYTES = 64 * 1024
const FORM = 'application/x-www-form-urlencoded'

export interface ReadBody {
  /** undefined: too large, or not what its type says. */
  body: unknown
  text: string
  isForm: boolean
}

/** A small body: JSON whatever it is called (a bare `curl -d` calls it a form), else a form's fields. */
export async function readBody(request: Request, most = MOST_BYTES): Promise<ReadBody> {
  const text = await readText(request, most).catch(() => null)
  if (text === null) return { body: undefined, text: '', isForm: false }
  try {
    return { body: JSON.parse(text), text, isForm: false }
  } catch {
    const isForm = (request.headers.get('Content-Type') ?? '').toLowerCase().startsWith(FORM)
    return { body: isForm ? Object.fromEntries(new URLSearchParams(text)) : undefined, text, isForm }
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
