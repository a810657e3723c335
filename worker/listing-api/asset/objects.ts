import type { Bindings } from '../bindings.ts'

type Env = Pick<Bindings, 'MEDIA'>

/** Bytes are named by what they are, within their site: what one agency has, another cannot find out. */
const keyOf = (siteId: number, object: string): string => `${siteId}/${object}`

export const hasObject = async ({ MEDIA }: Env, siteId: number, object: string): Promise<boolean> =>
  (await MEDIA.head(keyOf(siteId, object))) !== null

/** null: not there. */
export const getObject = (
  { MEDIA }: Env,
  siteId: number,
  object: string,
): Promise<R2ObjectBody | null> => MEDIA.get(keyOf(siteId, object))

export async function putObject(
  { MEDIA }: Env,
  siteId: number,
  { object, contentType }: { object: string; contentType: string },
  body: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await MEDIA.put(keyOf(siteId, object), body, { httpMetadata: { contentType } })
}

export const deleteObject = ({ MEDIA }: Env, siteId: number, object: string): Promise<void> =>
  MEDIA.delete(keyOf(siteId, object))

/** The names of all bytes of a site. */
export async function listObjects({ MEDIA }: Env, siteId: number): Promise<Set<string>> {
  const prefix = keyOf(siteId, '')
  const names = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await MEDIA.list({ prefix, ...(cursor && { cursor }) })
    for (const { key } of page.objects) names.add(key.slice(prefix.length))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return names
}

/** Deletes all bytes of a site. */
export async function deleteObjects({ MEDIA }: Env, siteId: number): Promise<void> {
  for (;;) {
    const { objects, truncated } = await MEDIA.list({ prefix: `${siteId}/` })
    if (objects.length > 0) await MEDIA.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
