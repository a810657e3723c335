import type { TableRow } from '../../../worker/listing-api/db/tables.ts'
import type { Product } from './product.ts'

interface Api {
  fetch(url: string, init?: object): Promise<{ ok: boolean; text(): Promise<string> }>
}

/** Takes a site out of the running listing API and puts it in again, its rows changed by `edit`. */
export async function editSite(
  { server }: Product,
  siteId: number,
  edit: (row: TableRow['row'], table: string) => void,
): Promise<void> {
  const { API } = await server.getBindings<{ API: Api }>('baksteen')
  const send = async (path: string, init?: object): Promise<string> => {
    const response = await API.fetch(`http://api/sites/${siteId}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text
  }
  const copy = await send('/export')
  const edited = copy.split('\n').map(line => {
    if (!line.startsWith('{"table":')) return line
    const { table, row }: TableRow = JSON.parse(line)
    edit(row, table)
    return JSON.stringify({ table, row })
  })
  await send('', { method: 'DELETE' })
  await send('/restore', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: edited.join('\n'),
  })
}

/** Changes a JSON document in a column of a row. */
export function editJson<Doc>(
  row: TableRow['row'],
  column: string,
  edit: (doc: Doc) => void,
): void {
  const doc: Doc = JSON.parse(String(row[column]))
  edit(doc)
  row[column] = JSON.stringify(doc)
}
