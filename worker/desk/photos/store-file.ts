import * as v from 'valibot'
import { MAX_FILE_BYTES } from '../../../shared/files/file-type.ts'
import { API_PLACEHOLDER, sendToApi } from '../../api/connect.ts'
import { keyHeaders } from '../../backup/export.ts'
import { describeError, log } from '../../http/log.ts'
import { bodyOf, type Body } from '../../public-api/body.ts'
import { CallRefused } from '../../public-api/refusal.ts'
import type { Desk } from '../env.ts'
import { fileName } from './file-name.ts'
import type { Refusal } from '../../store/refusal.ts'
import { ELSEWHERE } from '../content/ask-content.ts'

export type StoredFile = { name: string; kind: 'picture' | 'document' } | Refusal

const RECORD = v.object({ kind: v.string(), sent: v.nullable(v.string()) })

const TOO_LARGE: Refusal = { refused: 'too-large', code: 'tooLarge' }
const UNKNOWN_TYPE: Refusal = { refused: 'invalid', code: 'unknownType' }

/** What the listings answer a file that they do not take. */
const REFUSALS: Record<number, Refusal> = {
  413: TOO_LARGE,
  415: UNKNOWN_TYPE,
  422: { refused: 'invalid', code: 'unreadable' },
}

/** A file as it comes in: the body of a request streams on and is never held here. */
export interface SentFile {
  /** SHA-256 in hexadecimal digits, as the sender says. */
  digest: string
  body: Request | Uint8Array<ArrayBuffer>
}

/** Keeps a file of a home at the listings, under the name that its bytes give (DESK-96). */
export async function storeFile(
  c: Desk,
  home: string,
  { digest, body }: SentFile,
): Promise<StoredFile> {
  const { site, host, trace } = c.var
  if (host.apiUrl || c.env.API_URL) return ELSEWHERE
  const name = await fileName(c.env, { site: site.id, home, digest })
  const sent = sentBody(body)
  if (!sent) return TOO_LARGE
  const response = await sendToApi(
    c.env,
    { siteId: site.id, apiUrl: '' },
    new Request(`${API_PLACEHOLDER}/sites/${site.id}/assets/${name}`, {
      method: 'PUT',
      body: sent.stream,
      redirect: 'manual',
      headers: { ...keyHeaders(c.env), 'Content-Type': 'application/octet-stream' },
    }),
  ).catch((error: unknown) => {
    if (!sent.isTooLong())
      log({ event: 'desk-file-lost', request: trace.id, error: describeError(error) })
    return null
  })
  if (sent.isTooLong()) return TOO_LARGE
  if (!response) return { refused: 'unavailable' }
  if (!response.ok) {
    await response.body?.cancel()
    return REFUSALS[response.status] ?? { refused: 'unavailable' }
  }
  const record = v.safeParse(RECORD, await response.json().catch(() => null))
  if (!record.success) return { refused: 'unavailable' }
  // Under the name is not what was announced: the file sent again puts it right.
  if (record.output.sent !== digest) return { refused: 'conflict', code: 'changed' }
  const { kind } = record.output
  return kind === 'picture' || kind === 'document' ? { name, kind } : UNKNOWN_TYPE
}

/** null: it says itself that it is too long. */
function sentBody(
  body: SentFile['body'],
): (Pick<Body, 'isTooLong'> & { stream: BodyInit | null }) | null {
  if (body instanceof Uint8Array) return { stream: body, isTooLong: () => false }
  try {
    return bodyOf(body, { maxBytes: MAX_FILE_BYTES })
  } catch (error) {
    if (error instanceof CallRefused) return null
    throw error
  }
}
