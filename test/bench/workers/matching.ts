import type { EstateCard } from '../../../shared/estate/card.ts'
import { readAddress } from '../../../shared/search/address.ts'
import { AgencyObject, type TaskHandlers } from '../../../worker/agency/agency-object.ts'
import { jsonSlices } from '../../../worker/agency/json-slices.ts'
import { Sql, type Row } from '../../../worker/agency/sql.ts'
import type { AgencyCalls } from '../../../worker/agency/store.ts'
import { prefilterOf } from '../../../worker/agency/subscription/prefilter.ts'
import { searchText } from '../../../worker/agency/subscription/saved-search.ts'
import type { MatchedSlice } from '../../../worker/agency/subscription/matches.ts'
import { TASK_KINDS } from '../../../worker/agency/tasks.ts'
import type { Bindings } from '../../../worker/env.ts'
import { recordPage } from '../../../worker/subscription/record-page.ts'

const CITIES = 50

const nothing = async (): Promise<null> => null

/** Counts the statements of the object that it runs in. */
let statements = 0
const { run, all } = Sql.prototype
Sql.prototype.run = function (...args) {
  statements++
  return run.apply(this, args)
}
Sql.prototype.all = function <T extends Row>(this: Sql, ...args: Parameters<typeof all>) {
  statements++
  return all.apply(this, args) as T[]
}

/** One agency that measures itself. */
export class Agency extends AgencyObject {
  protected override readonly handlers = Object.fromEntries(
    TASK_KINDS.map(kind => [kind, nothing]),
  ) as unknown as TaskHandlers

  override async alarm(): Promise<void> {}

  async measure(subscriptions: number, changed: number): Promise<Record<string, number>> {
    this.#subscribe(subscriptions)
    // The same calls as through a stub, without the journey.
    const crawls = {
      snapshots: (...args: unknown[]) => this.call('crawls', 'snapshots', args),
      record: (...args: unknown[]) => this.call('crawls', 'record', args),
    } as unknown as AgencyCalls['crawls']
    const estates = Array.from({ length: changed }, (_, index) => cardOf(index))
    const page = { position: 0, next: changed, total: changed, estates, cards: estates }
    const positions = async () => new Map()
    const began = Date.now()
    statements = 0
    await recordPage(crawls, { ...page, isFirst: false, isLast: true, now: 5, positions })
    let matches = 0
    for (let hasMore = true; hasMore;) {
      const slice = this.call('matches', 'matchSlice', [6]) as MatchedSlice
      matches += slice.matched
      hasMore = slice.hasMore
      // The clock of a Worker stands still between two inputs.
      await this.ctx.storage.sync()
    }
    return { queries: statements, matches, seconds: (Date.now() - began) / 1000 }
  }

  /** Searches as people make them: a municipality or a circle, for sale or to rent, up to a price. */
  #subscribe(count: number): void {
    const { sql } = this.ctx.storage
    const rows = Array.from({ length: count }, (_, index) => {
      const search = readAddress(filterParams(index))
      return { id: String(index), search: searchText(search), ...prefilterOf(search, 'main') }
    })
    const columns = Object.keys(rows[0] ?? {}).slice(1)
    sql.exec(
      `INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES ('an', 'an@voorbeeld.be', 'nl', 0, 0)`,
    )
    for (const slice of jsonSlices(rows))
      sql.exec(
        `INSERT INTO subscription (id, subscriber_id, name, filter, frequency, reasons, confirmed_at, created_at, ${columns.join(', ')})
        SELECT value ->> 'id', 'an', '', '', 'instant', 15, 0, 0, ${columns.map(column => `value ->> '${column}'`).join(', ')} FROM json_each(?1)`,
        slice,
      )
  }
}

/** `?subscriptions=10000&changed=100`: an agency with so many searches, of which so many homes change. Answers how many statements it took, and seconds. */
export default {
  async fetch(request: Request, { AGENCY }: Pick<Bindings, 'AGENCY'>): Promise<Response> {
    const params = new URL(request.url).searchParams
    const count = Number(params.get('subscriptions'))
    const agency = AGENCY.getByName(String(900_000 + count)) as unknown as Pick<Agency, 'measure'>
    return Response.json(await agency.measure(count, Number(params.get('changed'))))
  },
}

const filterParams = (index: number): URLSearchParams =>
  new URLSearchParams({
    ...(index % 5 === 0
      ? { geo_range: `20km;51.${index % 10};3.${index % 7}` }
      : { city: String((index % CITIES) + 1) }),
    transaction: String(index % 3 === 0 ? 2 : 1),
    'price-max': String(150_000 + (index % 10) * 50_000),
  })

const cardOf = (index: number): EstateCard => ({
  general: {
    id: index + 1,
    transaction: { id: index % 4 === 0 ? 2 : 1 },
    price: { value: 120_000 + (index % 20) * 25_000 },
    address: {
      visible: true,
      city: { id: (index % CITIES) + 1, name: 'x', zip: '9000' },
      geoLocation: { lat: 51 + (index % 10) / 10, lon: 3 + (index % 7) / 10 },
    },
  } as EstateCard['general'],
  dimensions: {},
  pictures: [],
})
