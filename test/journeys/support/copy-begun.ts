import type { Product } from './product.ts'

interface Slice {
  lines: string
}

interface AgencyStub {
  call(part: 'transfer', method: 'slice', args: [after: unknown]): Promise<Slice>
  call(part: 'transfer', method: 'restore', args: [lines: string]): Promise<number>
}

/** The same booking once more, begun an hour ago, since a test cannot wait for its day; gives the key of that one. */
export async function copyBegun(
  { server }: Pick<Product, 'server'>,
  site: number,
  key: string,
): Promise<string> {
  const objects = await server.getDurableObjectNamespace('AGENCY', 'baksteen')
  // Miniflare's stub has no type of the class.
  const agency = objects.getByName(String(site)) as unknown as AgencyStub
  const { lines } = await agency.call('transfer', 'slice', [{ table: 'booking', key: [''] }])
  const line = lines
    .split('\n')
    .filter(Boolean)
    .map((each): { table: string; row: Record<string, unknown> } => JSON.parse(each))
    .find(({ table, row }) => table === 'booking' && row.key === key)
  if (!line) throw new Error(`no booking ${key}`)
  const startsAt = Date.now() - 3_600_000
  const copy = crypto.randomUUID()
  const row = { ...line.row, key: copy, starts_at: startsAt, ends_at: startsAt + 1_800_000 }
  await agency.call('transfer', 'restore', [JSON.stringify({ ...line, row })])
  return copy
}
