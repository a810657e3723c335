/** An answer of our own origin as JSON. Any status but a good one rejects with code and text. */
export async function getJson<T>(address: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.json()
}
