import { request } from 'node:http'
import { serve } from './serve.mjs'

const SITE = 2
const UNIT = 205
const CROWD = 500

/**
 * Five hundred at once for one viewing and for one stay of the second demo agency, over HTTP. Resolves to how many of each
 * status came back: exactly one 200, the others 409.
 */
export async function measureRace({ port, apiPort, state }) {
  const server = await serve({ port, apiPort, persist: state })
  const ask = (path, body) => send(apiPort, `/sites/${SITE}${path}`, body)
  try {
    const found = await ask('/estates', { query: { terms: { 'transaction.id': [1] } }, limit: 1 })
    const agendaId = String(found.body.results[0].general.id)
    const { body: { slots } } = await ask(`/live-agenda/${agendaId}`)
    const { body: { periods } } = await ask(`/rental-units/${UNIT}/periods`)
    const { start, end } = periods.find(period => period.available)
    const who = index => ({ name: 'Bench', email: `bench${index}@voorbeeld.be`, phone: '' })
    return {
      viewing: await race(index => ask('/live-agenda/reservation', { agendaId, slot: slots.at(-1).id, contact: who(index), locale: 'nl' })),
      stay: await race(index => ask('/rental-units/reservation', { rentalUnitId: UNIT, start, end, persons: 1, contact: who(index), agreements: [1, 2], locale: 'nl' })),
    }
  } finally {
    await server.dispose()
  }
}

async function race(wish) {
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: CROWD }, (_, index) => wish(index)))
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  return { ...Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, list]) => [status, list.length])), seconds }
}

/** Not fetch: it holds back a crowd to one host. */
const send = (port, path, body) => new Promise((resolve, reject) => {
  const asked = request({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', agent: false, headers: { 'Content-Type': 'application/json' } }, answer => {
    let text = ''
    answer.setEncoding('utf8').on('data', part => { text += part }).on('end', () => resolve({ status: answer.statusCode, body: text ? JSON.parse(text) : null }))
  })
  asked.on('error', reject)
  asked.end(body && JSON.stringify(body))
})
