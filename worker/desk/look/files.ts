import * as v from 'valibot'
import { fileType, HEAD_BYTES } from '../../../shared/files/file-type.ts'
import { pictureSize } from '../../../shared/files/picture-size.ts'
import { API_PLACEHOLDER, sendToApi } from '../../api/connect.ts'
import { keyHeaders } from '../../backup/export.ts'
import type { Desk } from '../env.ts'

/** What of a look is a file; each is a field of the theme. */
export const LOOK_FILES = ['logo', 'logoDark', 'icon', 'preview'] as const

export type LookFile = (typeof LOOK_FILES)[number]

export const isLookFile = (name: unknown): name is LookFile =>
  LOOK_FILES.some(file => file === name)

/** Why a file is not taken; its words are 'deskLook.file.{name}'. */
export type FileProblem = 'none' | 'large' | 'type' | 'hostile' | 'size' | 'square' | 'unavailable'

export const MAX_LOOK_BYTES = 5 * 1024 * 1024

const STORED = v.object({ name: v.string() })

/**
 * Keeps a file under a name of its content, so that the look that visitors see stays as it is (DESK-167). SVG is cleaned and
 * photographs are made anew by the listing API.
 */
export async function storeLookFile(
  c: Desk,
  kind: LookFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ name: string } | { problem: FileProblem }> {
  const problem = problemOf(kind, bytes)
  if (problem) return { problem }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 6).toHex()
  const name = `${kind}-${digest}`
  const request = new Request(`${API_PLACEHOLDER}/sites/${c.var.site.id}/assets/${name}`, {
    method: 'PUT',
    redirect: 'manual',
    headers: { ...keyHeaders(c.env), 'Content-Type': 'application/octet-stream' },
    body: bytes,
  })
  const response = await sendToApi(c.env, { siteId: c.var.site.id, apiUrl: '' }, request).catch(
    () => null,
  )
  const json: unknown = await response?.json().catch(() => null)
  if (response?.ok && v.is(STORED, json)) return { name }
  if (response?.status === 413) return { problem: 'large' }
  if (response?.status === 415) return { problem: 'type' }
  return { problem: response?.status === 422 ? 'hostile' : 'unavailable' }
}

/** A logo and an icon may be drawn; a link preview has the size that others show it in. */
function problemOf(kind: LookFile, bytes: Uint8Array): FileProblem | null {
  const type = fileType(bytes.subarray(0, HEAD_BYTES))
  if (bytes.length === 0) return 'none'
  if (!type || type === 'application/pdf' || type === 'image/gif') return 'type'
  if (type === 'image/svg+xml') return kind === 'preview' ? 'type' : null
  const size = pictureSize(bytes, type)
  if (!size) return 'type'
  const { width, height } = size
  if (kind === 'preview')
    return width >= 1200 && Math.abs(width / height - 1200 / 630) < 0.03 ? null : 'size'
  if (kind === 'icon') return width === height && width >= 48 ? null : 'square'
  return null
}
