const MAX_BYTES = 64 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'

interface ReadBody {
  /** undefined: too large, or neither JSON nor a form. */
  body: unknown
  text: string
  isForm: boolean
  isTooLarge: boolean
}

/** A small body: JSON whatever its type says (a bare `curl -d` says it is a form), else a form's fields. */
export async function readBody(request: Request, maxBytes = MAX_BYTES): Promise<ReadBody> {
  const text = await readText(request, maxBytes).catch(() => '')
  const nothing = { body: undefined, text: text ?? '', isForm: false, isTooLarge: text === null }
  if (!text) return nothing
  try {
    return { ...nothing, body: JSON.parse(text) }
  } catch {
    const isForm = (request.headers.get('Content-Type') ?? '').toLowerCase().startsWith(FORM_TYPE)
    return {
      ...nothing,
      body: isForm ? Object.fromEntries(new URLSearchParams(text)) : undefined,
      isForm,
    }
  }
}

/** Counts the bytes, since a length header may lie. null: too many. */
async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
