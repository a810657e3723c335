import { getMultipartBoundary, parseMultipartStream } from '@remix-run/multipart-parser'
import { MAX_FILE_BYTES } from '../../../shared/files/file-type.ts'
import { concat, type Bytes } from '../../http/bytes.ts'

/** Of a form without script, all its files together: what the platform takes in one request. */
export const MAX_FORM_BYTES = 95_000_000

/** Files of one form. */
const MAX_PARTS = 210

export interface FormFile {
  /** As the sender called it. */
  name: string
  /** SHA-256 in hexadecimal digits. */
  digest: string
  bytes: Bytes
}

/**
 * The files of a form one after the other, each as soon as it is whole: no more than one is held. Throws where the form
 * breaks off or a file has over 25 MB; those before were given out.
 */
export async function* formFiles(request: Request): AsyncGenerator<FormFile> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '')
  if (!boundary || !request.body) return
  const parts = parseMultipartStream(request.body, {
    boundary,
    maxFileSize: MAX_FILE_BYTES,
    maxParts: MAX_PARTS,
    maxTotalSize: MAX_FORM_BYTES,
  })
  for await (const part of parts) {
    // An empty field of files comes as one file without bytes.
    if (part.name !== 'file' || !part.isFile || part.size === 0) continue
    const bytes = concat(part.content)
    yield { name: part.filename ?? '', digest: await digestOf(bytes), bytes }
  }
}

const digestOf = async (bytes: Bytes): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
