/** The fields and the one file of a multipart form; null where it is larger or is something else. */
export async function readFile(
  request: Request,
  maxBytes: number,
): Promise<{ fields: FormData; bytes: Uint8Array<ArrayBuffer> } | null> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return null
  // Besides the file a form has names and boundaries.
  const limit = maxBytes + 16 * 1024
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return null
    chunks.push(new Uint8Array(chunk))
  }
  try {
    const body = new Blob(chunks)
    const fields = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    const file = fields.get('file')
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
    return bytes.length > maxBytes ? null : { fields, bytes }
  } catch {
    return null
  }
}
