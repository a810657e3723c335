import { WorkerEntrypoint } from 'cloudflare:workers'

const meta = {
  served_by: 'bench',
  duration: 0,
  changes: 0,
  last_row_id: 0,
  changed_db: false,
  size_after: 0,
  rows_read: 0,
  rows_written: 0,
}
const NOTHING = { columns: [], rows: [] }

/** A database in which nothing is found, as workerd's binding speaks to it, by HTTP or by call. */
export default class extends WorkerEntrypoint {
  async fetch(request) {
    const asked = [await request.json()].flat()
    return Response.json(asked.map(() => ({ success: true, results: NOTHING, meta })))
  }

  query({ queries }) {
    return { results: queries.map(() => ({ meta, data: { kind: 'raw', ...NOTHING } })) }
  }
}
