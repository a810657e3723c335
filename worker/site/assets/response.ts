import { fileType, HEAD_BYTES, type FileType } from '../../../shared/files/file-type.ts'
import { ApiError } from '../../api/errors.ts'
import { readAsset, streamOf, type AssetBody } from './body.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT_LIVED = 'public, max-age=300'
/** Of what stands in for a width that could not be made. */
const PASSING = 'public, max-age=60'

type Lifetime = 'immutable' | 'short' | 'passing'

const LIFETIMES: Record<Lifetime, string> = {
  immutable: IMMUTABLE,
  short: SHORT_LIVED,
  passing: PASSING,
}

/** A body of a type that is served, told by its bytes. */
export interface KnownBody {
  body: AssetBody
  type: FileType
}

/** null: nothing, or of a type that is not served. Throws an ApiError when it breaks off. */
export async function readKnown(source: Response): Promise<KnownBody | null> {
  if (!source.body) return null
  const body = await readAsset(source.body).catch(() => {
    throw new ApiError(0, 'asset broke off')
  })
  const type = fileType(body.start.subarray(0, HEAD_BYTES))
  if (!type) await body.rest?.cancel()
  return type && { body, type }
}

/** The file as it came, under our own headers. `name`: what a document is saved as, without ending. */
export function wholeFile({ body, type }: KnownBody, lifetime: Lifetime, name: string): Response {
  const headers = headersOf(type, lifetime, name)
  return body.rest ? new Response(streamOf(body), { headers }) : complete(body.start, headers)
}

/** One width of a picture. */
export function pictureResponse(
  { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string },
  lifetime: Lifetime,
): Response {
  const headers = headersOf(type, lifetime)
  headers.set('Vary', 'Accept')
  return complete(bytes, headers)
}

function complete(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

/** A drawing opened by itself runs no script; a document is saved, never shown as a page of the site. */
function headersOf(type: string, lifetime: Lifetime, name?: string): Headers {
  return new Headers({
    'Content-Type': type,
    'Cache-Control': LIFETIMES[lifetime],
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    ...(type === 'application/pdf' && {
      'Content-Disposition': `attachment; filename="${name ?? 'document'}.pdf"`,
    }),
  })
}
