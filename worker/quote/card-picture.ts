import { assetResponse } from '../site/assets/serve.ts'
import type { RequestContext } from '../site/request-context.ts'
import type { QuotedHome } from './quoted-home.ts'

/** The narrowest width that pages ask for. */
const WIDTH = 360
/** Of the picture in a card; one that is heavier is left out. */
const MAX_BYTES = 150_000

/** The picture of a home as a data address: a drawing that stands elsewhere may load nothing. null: it does without. */
export async function cardPicture(
  { env, site, trace, waitUntil }: RequestContext,
  picture: QuotedHome['picture'],
): Promise<string | null> {
  if (!picture) return null
  try {
    const response = await assetResponse(
      { env, site: site.id, trace, waitUntil },
      {
        id: picture.file,
        hash: picture.hash,
        version: null,
        width: env.IMAGES ? WIDTH : null,
        accepted: 'jpeg',
      },
    )
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !/^image\/[a-z+]+$/.test(type)) return null
    const bytes = new Uint8Array(await response.arrayBuffer())
    return bytes.byteLength > MAX_BYTES ? null : `data:${type};base64,${bytes.toBase64()}`
  } catch {
    // A card without its picture is better than none.
    return null
  }
}
