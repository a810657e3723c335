const encoder = new TextEncoder()

/** Whether two secrets are the same, in a time that tells nothing of either. An unset one equals nothing. */
export async function areEqualSecrets(given: string, wanted: string | undefined): Promise<boolean> {
  const [left, right] = await Promise.all([digest(given), digest(wanted ?? '')])
  return (
    left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0 &&
    Boolean(wanted)
  )
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
