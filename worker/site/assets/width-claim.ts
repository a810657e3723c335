/** How long one that makes a width may take before another tries. */
const STALE_MS = 30_000
/** For so long Images is not asked for a width that it could not make. */
const FAILED_MS = 60_000

/** The object that says who makes a width. */
export const claimOf = (key: string): string => `${key}-claim`

/** Whoever writes the claim first has it; an old one is taken over, by one. */
export async function claimWidth(
  bucket: R2Bucket,
  key: string,
): Promise<'mine' | 'taken' | 'failed'> {
  const claim = claimOf(key)
  const first = await bucket.put(claim, crypto.randomUUID(), {
    onlyIf: new Headers({ 'If-None-Match': '*' }),
  })
  if (first) return 'mine'
  const before = await bucket.head(claim)
  // It was made in between, or is about to be claimed by another.
  if (!before) return 'taken'
  const hasFailed = before.customMetadata?.failed === 'yes'
  if (Date.now() - before.uploaded.getTime() < (hasFailed ? FAILED_MS : STALE_MS))
    return hasFailed ? 'failed' : 'taken'
  const taken = await bucket.put(claim, crypto.randomUUID(), {
    onlyIf: { etagMatches: before.etag },
  })
  return taken ? 'mine' : 'taken'
}

/** Says that a width could not be made, for who asks next. */
export async function failClaim(bucket: R2Bucket, key: string): Promise<void> {
  await bucket.put(claimOf(key), crypto.randomUUID(), { customMetadata: { failed: 'yes' } })
}
