import { sendRequest, burst } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const SITE = 2
const UNIT = 205
const VISITORS = 500

/** Five hundred at once for one viewing and for one stay of the second demo agency: exactly one 200, the others 409. */
export async function measureRace({ port, state, some }) {
  const server = await serve({ apiPort: port, persist: state })
  const send = async (path, body) => {
    const { status, bytes } = await sendRequest(port, `/sites/${SITE}${path}`, { body })
    return { status, body: JSON.parse(bytes.toString() || 'null') }
  }
  const race = async wish => {
    const { answers, seconds } = await burst(some(VISITORS), wish)
    const of = status => answers.filter(answer => answer.status === status).length
    return {
      asked: answers.length,
      'told yes (200)': of(200),
      'told taken (409)': of(409),
      else: answers.length - of(200) - of(409),
      seconds,
    }
  }
  try {
    const found = await send('/estates', { query: { terms: { 'transaction.id': [1] } }, limit: 1 })
    const agendaId = String(found.body.results[0].general.id)
    const {
      body: { slots },
    } = await send(`/live-agenda/${agendaId}`)
    const {
      body: { periods },
    } = await send(`/rental-units/${UNIT}/periods`)
    const { start, end } = periods.find(period => period.available)
    const who = index => ({ name: 'Bench', email: `bench${index}@voorbeeld.be`, phone: '' })
    return [
      {
        title: 'One place, many at once',
        rows: {
          viewing: await race(index =>
            send('/live-agenda/reservation', {
              agendaId,
              slot: slots.at(-1).id,
              contact: who(index),
              locale: 'nl',
            }),
          ),
          stay: await race(index =>
            send('/rental-units/reservation', {
              rentalUnitId: UNIT,
              start,
              end,
              persons: 1,
              contact: who(index),
              agreements: [1, 2],
              locale: 'nl',
            }),
          ),
        },
        limit:
          'D1, which writes one after the other; a unique key of the table decides, no check before it',
      },
    ]
  } finally {
    await server.dispose()
  }
}
