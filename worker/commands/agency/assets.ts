import * as v from 'valibot'
import { fail } from '../options.ts'
import { assetName, type PackFile } from '../packs/folder.ts'
import { sha256 } from '../packs/plan.ts'
import { callSite, type SiteTarget } from '../site-call.ts'
import { failureOf } from './site-of-pack.ts'

const Page = v.object({
  items: v.array(
    v.object({
      name: v.string(),
      kind: v.string(),
      contentType: v.string(),
      /** First letters of the SHA-256 of what is kept. */
      hash: v.string(),
      /** SHA-256 of what was sent. */
      sent: v.nullish(v.string()),
    }),
  ),
  next: v.nullish(v.string()),
})

export type StoredFile = v.InferOutput<typeof Page>['items'][number]

/** The files of assets/ that an agency has there, by name; what is drawn is none. */
export async function listAssets(target: SiteTarget, id: number): Promise<Map<string, StoredFile>> {
  const found = new Map<string, StoredFile>()
  let after: string | null | undefined = ''
  while (typeof after === 'string') {
    const response = await callSite(
      target,
      `/sites/${id}/assets${after && `?after=${encodeURIComponent(after)}`}`,
    )
    if (!response.ok) fail(await failureOf(response))
    const page: v.InferOutput<typeof Page> = v.parse(Page, await response.json())
    for (const item of page.items)
      if (item.kind !== 'drawing' && item.kind !== 'file') found.set(item.name, item)
    after = page.next
  }
  return found
}

/** The files whose bytes are not there: neither as they were sent nor as they are kept (PACK-82). */
export const changedFiles = (
  files: readonly PackFile[],
  stored: ReadonlyMap<string, StoredFile>,
): PackFile[] =>
  files.filter(file => {
    const known = stored.get(assetName(file))
    if (!known) return true
    const digest = sha256(file.bytes())
    return digest !== known.sent && !digest.startsWith(known.hash)
  })

/** Sends a file, as a trial to be read and not kept; why it was refused, null when it was taken. */
export async function sendAsset(
  target: SiteTarget,
  id: number,
  file: PackFile,
  { isTrial = false } = {},
): Promise<string | null> {
  const path = `/sites/${id}/assets/${assetName(file)}${isTrial ? '?trial=1' : ''}`
  const response = await callSite(target, path, {
    method: 'PUT',
    // Node types its bytes apart from those of fetch.
    body: new Uint8Array(file.bytes()),
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  return response.ok ? null : failureOf(response)
}
