import {
  fileType,
  HEAD_BYTES,
  MAX_FILE_BYTES,
  type FileType,
} from '../../../shared/files/file-type.ts'
import type { Bindings } from '../bindings.ts'
import type { Ask } from '../store/ask.ts'
import { makePicture, tryPicture } from './make-picture.ts'
import { deleteObject, hasObject, putObject } from './objects.ts'
import type { AssetRecord, MadeFacts } from './queries.ts'
import { Refusal } from './refusal.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture is made anew, a logo is an SVG that was cleaned, a document is kept as it came. */
type StoredKind = 'picture' | 'logo' | 'document'

export type Stored =
  | { ok: AssetRecord & { changed: boolean } }
  | { refused: { status: Refusal['status']; message: string } }

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
  if (!(error instanceof Refusal)) throw error
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

/** What a file is by its bytes. Throws a Refusal for one that is too large, or no file of a site. */
export function acceptedType(bytes: Bytes, only?: StoredKind): FileType {
  if (bytes.length > MAX_FILE_BYTES) throw new Refusal(413, 'The file has over 25 MB')
  const type = typeOf(bytes)
  if (only && only !== kindOf(type))
    throw new Refusal(415, only === 'picture' ? NOT_A_PICTURE : 'The file is no PDF')
  return type
}

async function requireRoom(ask: Ask, bytes: Bytes): Promise<void> {
  const { bytes: used, of } = await ask('usage')
  if (used + bytes.length > of)
    throw new Refusal(409, 'Full: 20 of 20 GB. Remove files, or ask for more')
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

/** An SVG with what may stand in it alone. Throws a Refusal. */
export async function cleaned(
  sent: Bytes,
): Promise<{ text: string; width: number; height: number }> {
  // Before it is text: as such it would be twice as large.
  if (sent.length > MAX_SVG_BYTES)
    throw new Refusal(422, 'The SVG has over 200,000 letters; save it without the editor’s data')
  // Its libraries are loaded on first use: few requests bring a logo.
  const { cleanSvg } = await import('./clean-svg.ts')
  return cleanSvg(textOf(sent))
}

/** In UTF-8 a letter has at most four. */
const MAX_SVG_BYTES = 800_000

const NOT_A_PICTURE = 'The file is no photo as JPEG, PNG, WebP, AVIF or GIF'

function typeOf(bytes: Bytes): FileType {
  const type = fileType(bytes.subarray(0, HEAD_BYTES))
  if (type) return type
  const brand = String.fromCharCode(...bytes.subarray(4, 12))
  throw new Refusal(
    415,
    /^ftyp(hei[cx]|hev[cx]|mif1|msf1)/.test(brand)
      ? 'The file is a HEIC photo. On an iPhone choose Settings, Camera, Formats, Most Compatible; or export it as JPEG'
      : `${NOT_A_PICTURE}, no SVG and no PDF`,
  )
}

const kindOf = (type: FileType): StoredKind =>
  type === 'application/pdf' ? 'document' : type === 'image/svg+xml' ? 'logo' : 'picture'

function textOf(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new Refusal(422, 'The SVG is not written in UTF-8')
  }
}

const digestOf = async (bytes: Bytes): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
