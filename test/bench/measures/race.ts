import { burst, sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const SITE = 2
const UNIT = 205
const VISITORS = 500

interface ApiResponse {
  status: number
  body: unknown
}

/** Five hundred concurrent bookings of one viewing and of one stay: exactly one 200, the others 409. */
export async function measureRace({ port, state, some }: MeasureContext): Promise<Table[]> {
  const server = await serve({ apiPort: port, persist: state })
  const send = async (path: string, body?: unknown): Promise<ApiResponse> => {
    const { status, bytes } = await sendRequest(port, `/sites/${SITE}${path}`, { body })
    return { status, body: JSON.parse(bytes.toString() || 'null') }
  }
  const race = async (book: (index: number) => Promise<ApiResponse>): Promise<Row> => {
    const { responses, seconds } = await burst(some(VISITORS), book)
    const countOf = (status: number): number =>
      responses.filter(response => response.status === status).length
    return {
      requests: responses.length,
      'booked (200)': countOf(200),
      'taken (409)': countOf(409),
      other: responses.length - countOf(200) - countOf(409),
      seconds,
    }
  }
  try {
    const { results } = bodyOf<{ results: { general: { id: number } }[] }>(
      await send('/estates', { query: { terms: { 'transaction.id': [1] } }, limit: 1 }),
    )
    const agendaId = String(results[0]?.general.id)
    const { slots } = bodyOf<{ slots: { id: number }[] }>(await send(`/live-agenda/${agendaId}`))
    const { periods } = bodyOf<{ periods: { start: string; end: string; available: boolean }[] }>(
      await send(`/rental-units/${UNIT}/periods`),
    )
    const { start, end } = periods.find(period => period.available) ?? {}
    const contactOf = (index: number) => ({
      name: 'Bench',
      email: `bench${index}@voorbeeld.be`,
      phone: '',
    })
    return [
      {
        title: 'One slot, many at once',
        rows: {
          viewing: await race(index =>
            send('/live-agenda/reservation', {
              agendaId,
              slot: slots.at(-1)?.id,
              contact: contactOf(index),
              locale: 'nl',
            }),
          ),
          stay: await race(index =>
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

/** The listing API's own contract. */
const bodyOf = <Body>({ body }: ApiResponse): Body => body as Body
