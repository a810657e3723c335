import type { FileType } from '../../../shared/files/file-type.ts'
import type { Bindings } from '../bindings.ts'
import type { Ask } from '../store/ask.ts'
import { acceptedType, cleaned, kindOf, type StoredKind } from './accept-file.ts'
import { makePicture, tryPicture } from './make-picture.ts'
import { deleteObject, hasObject, putObject } from './objects.ts'
import type { AssetRecord, MadeFacts } from './queries.ts'
import { FileRefused } from './refusal.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type Stored =
  | { ok: AssetRecord & { changed: boolean } }
  | { refused: { status: FileRefused['status']; message: string } }

interface Site {
  env: Pick<Bindings, 'IMAGES' | 'MEDIA'>
  ask: Ask
  siteId: number
}

/**
 * Keeps a file under a name of the site, in the place of what had it (UPLOAD-1 to UPLOAD-12). The same bytes are made and
 * kept once, whatever names they have. `only`: what else it is, is refused.
 */
export async function storeAsset(
  site: Site,
  name: string,
  bytes: Bytes,
  { only }: { only?: 'picture' | 'document' | undefined } = {},
): Promise<Stored> {
  try {
    return { ok: await store(site, name, bytes, only) }
  } catch (error) {
    return refusedBy(error)
  }
}

function refusedBy(error: unknown): Extract<Stored, { refused: unknown }> {
  if (!(error instanceof FileRefused)) throw error
  return { refused: { status: error.status, message: error.message } }
}

/** Whether storeAsset would take a file, found out by reading it whole; nothing is written (UPLOAD-50). */
export async function tryAsset(
  { env, ask }: Omit<Site, 'siteId'>,
  bytes: Bytes,
  { only }: { only?: 'picture' | 'document' | undefined } = {},
): Promise<{ ok: true } | Extract<Stored, { refused: unknown }>> {
  try {
    const type = acceptedType(bytes, only)
    await requireRoom(ask, bytes)
    if (kindOf(type) === 'logo') await cleaned(bytes)
    else if (kindOf(type) === 'picture' && !(await ask('findUpload', await digestOf(bytes))))
      await tryPicture(env.IMAGES, bytes, type)
    return { ok: true }
  } catch (error) {
    return refusedBy(error)
  }
}

async function store(
  { env, ask, siteId }: Site,
  name: string,
  bytes: Bytes,
  only: StoredKind | undefined,
): Promise<AssetRecord & { changed: boolean }> {
  const type = acceptedType(bytes, only)
  const kind = kindOf(type)
  const upload = await digestOf(bytes)
  await requireRoom(ask, bytes)
  const known = await ask('findUpload', upload)
  const made =
    known && (await hasObject(env, siteId, known.object))
      ? { facts: known, body: null }
      : known?.object === upload
        ? // Made here before, and lost since: as it was.
          { facts: known, body: bytes }
        : await make(env, bytes, type, upload)
  const { facts, body } = made
  if (body) await putObject(env, siteId, facts, body)
  const { record, changed, orphans } = await ask('saveAsset', name, { kind, ...facts })
  // Whoever removed the last file of these bytes meanwhile has removed the bytes.
  if (body && !(await hasObject(env, siteId, facts.object)))
    await putObject(env, siteId, facts, body)
  for (const object of orphans) await deleteObject(env, siteId, object)
  return { ...record, changed }
}

async function requireRoom(ask: Ask, bytes: Bytes): Promise<void> {
  const { bytes: used, of } = await ask('usage')
  if (used + bytes.length > of)
    throw new FileRefused('conflict', 'Full: 20 of 20 GB. Remove files, or ask for more')
}

async function make(
  { IMAGES }: Pick<Bindings, 'IMAGES'>,
  bytes: Bytes,
  type: FileType,
  upload: string,
): Promise<{ facts: MadeFacts; body: Bytes }> {
  const { body, ...facts } = await made(IMAGES, bytes, type)
  return {
    body,
    facts: { upload, object: await digestOf(body), bytes: body.length, ...facts },
  }
}

type Made = Omit<MadeFacts, 'upload' | 'object' | 'bytes'> & { body: Bytes }

async function made(images: ImagesBinding, sent: Bytes, type: FileType): Promise<Made> {
  if (type === 'application/pdf')
    return { body: sent, contentType: type, width: 0, height: 0, color: '', preview: null }
  if (type !== 'image/svg+xml') {
    const { bytes, ...picture } = await makePicture(images, sent, type)
    return { body: bytes, ...picture }
  }
  const { text, width, height } = await cleaned(sent)
  const body = new Uint8Array(new TextEncoder().encode(text))
  return { body, contentType: type, width, height, color: '', preview: null }
}

const digestOf = async (bytes: Bytes): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
