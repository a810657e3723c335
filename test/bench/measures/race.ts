import { burst, sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const SITE = 2
const UNIT = 205
const VISITORS = 500
const ROUNDS = 20

interface ApiResponse {
  status: number
  body: unknown
}

/** Five hundred concurrent bookings of one viewing and of one stay, twenty times: exactly one 200 each time, the others 409. */
export async function measureRace({ port, state, some }: MeasureContext): Promise<Table[]> {
  const server = await serve({ apiPort: port, persist: state })
  const send = async (path: string, body?: unknown): Promise<ApiResponse> => {
    const { status, bytes } = await sendRequest(port, `/sites/${SITE}${path}`, { body })
    return { status, body: JSON.parse(bytes.toString() || 'null') }
  }
  const race = async <Prize>(
    prizes: Prize[],
    book: (prize: Prize, index: number) => Promise<ApiResponse>,
  ): Promise<Row> => {
    const row = {
      rounds: prizes.length,
      'rounds with one 200': 0,
      requests: 0,
      'taken (409)': 0,
      other: 0,
      seconds: 0,
    }
    for (const prize of prizes) {
      const { responses, seconds } = await burst(some(VISITORS), index => book(prize, index))
      const countOf = (status: number): number =>
        responses.filter(response => response.status === status).length
      if (countOf(200) === 1) row['rounds with one 200']++
      row.requests += responses.length
      row['taken (409)'] += countOf(409)
      row.other += responses.length - countOf(200) - countOf(409)
      row.seconds = Number((row.seconds + seconds).toFixed(1))
    }
    return row
  }
  try {
    const { results } = bodyOf<{ results: { general: { id: number } }[] }>(
      await send('/estates', { query: { terms: { 'transaction.id': [1] } }, limit: 1 }),
    )
    const agendaId = String(results[0]?.general.id)
    const { slots } = bodyOf<{ slots: { id: number }[] }>(await send(`/live-agenda/${agendaId}`))
    const { periods } = bodyOf<{ periods: Period[] }>(await send(`/rental-units/${UNIT}/periods`))
    const contactOf = (index: number) => ({
      name: 'Bench',
      email: `bench${index}@voorbeeld.be`,
      phone: '',
    })
    return [
      {
        title: 'One slot, many at once',
        rows: {
          // Far enough apart that the agent's way to one does not take the next.
          viewing: await race(everyFourth(slots).slice(0, some(ROUNDS)), ({ id }, index) =>
            send('/live-agenda/reservation', {
              agendaId,
              slot: id,
              contact: contactOf(index),
              locale: 'nl',
            }),
          ),
          stay: await race(apart(periods).slice(0, some(ROUNDS)), ({ start, end }, index) =>
            send('/rental-units/reservation', {
              rentalUnitId: UNIT,
              start,
              end,
              persons: 1,
              contact: contactOf(index),
              agreements: [1, 2],
              locale: 'nl',
            }),
          ),
        },
        limit:
          "the agency's one object, which answers one after the other; check and write are one synchronous stretch",
      },
    ]
  } finally {
    await server.dispose()
  }
}

const everyFourth = <Item>(items: Item[]): Item[] => items.filter((_, index) => index % 4 === 0)

interface Period {
  start: string
  end: string
  available: boolean
}

/** Free periods that share no night. */
const apart = (periods: Period[]): Period[] =>
  periods
    .filter(({ available }) => available)
    .reduce<Period[]>(
      (chosen, period) =>
        period.start >= (chosen.at(-1)?.end ?? '') ? [...chosen, period] : chosen,
      [],
    )

/** The listing API's own contract. */
const bodyOf = <Body>({ body }: ApiResponse): Body => body as Body
