import { formFields } from '../../support/agencies/form-fields.ts'
import { hostOf } from '../agencies.ts'
import { KEY } from '../photographs/show.ts'
import { pause, untilAnswered } from './forms.ts'
import { Model } from './model.ts'
import type { Soak } from './soak.ts'
import type { Answer } from './visit.ts'

/** A text that stands on every page, and a room of the desk to change it in. */
const WORD = '/desk/words/document.skip'
const TRIES = 12

export const operator = (type = 'application/json'): Record<string, string> => ({
  Authorization: `Bearer ${KEY}`,
  'Content-Type': type,
})

/** What a form of the desk sends besides its fields. */
export const atDesk = (soak: Soak, site: number, port: number): Record<string, string> => ({
  Cookie: soak.cookies.get(site) ?? '',
  'Content-Type': 'application/x-www-form-urlencoded',
  Origin: `http://${hostOf(site)}:${port}`,
  'Sec-Fetch-Site': 'same-origin',
})

/** An agency's owner gives that text another wording: what was not answered is looked at again, then sent again. */
export const changeWord = (soak: Soak, site: number, port: number): Promise<void> =>
  soak.inTurn(`word/${site}`, async () => {
    const word = `Naar de inhoud ${soak.nextNumber()}`
    const headers = atDesk(soak, site, port)
    for (let tries = 0; tries < TRIES; tries++) {
      const form = await untilAnswered(() => soak.visits.ask('desk', { site, path: WORD, headers }))
      if (form.status !== 200) return
      const fields = { ...formFields(form.text, 'own-nl'), 'own-nl': word }
      const answer = await soak.visits.ask(
        'desk edit',
        {
          site,
          path: WORD,
          method: 'POST',
          headers,
          body: new URLSearchParams(fields).toString(),
        },
        [303],
      )
      Model.write(soak.model.words, site, word, answer.status === 303 ? 'done' : 'unknown')
      if (answer.status === 303) return
      await pause()
    }
  })

/** A home's price by the door for programs: by itself, or with all homes of the agency as one feed. */
export const changePrice = (
  soak: Soak,
  site: number,
  { home, isFeed }: { home: number; isFeed: boolean },
): Promise<void> =>
  soak.inTurn(`prices/${site}`, async () => {
    const { id, externalId } = soak.homes[home] ?? { id: 0, externalId: '' }
    const price = 300_000 + soak.nextNumber()
    const at = `${site}/${id}`
    const line = { ...lineOf(soak, site, externalId), general: withPrice(soak, externalId, price) }
    const all = (): string =>
      [...soak.lines.keys()]
        .map(each => JSON.stringify(each === externalId ? line : lineOf(soak, site, each)))
        .join('\n')
    const sent = isFeed
      ? { path: `/sites/${site}/estates`, headers: operator('application/x-ndjson'), body: all() }
      : {
          path: `/sites/${site}/estates/${externalId}`,
          headers: operator(),
          body: JSON.stringify(line),
        }
    const answer: Answer = await untilAnswered(() =>
      soak.visits.ask(isFeed ? 'feed' : 'home', { site, method: 'PUT', ...sent }),
    )
    Model.write(soak.model.prices, at, String(price), answer.status === 200 ? 'done' : 'unknown')
  })

const generalOf = (soak: Soak, externalId: string): Record<string, unknown> => {
  const general = soak.lines.get(externalId)?.general
  return typeof general === 'object' && general !== null ? { ...general } : {}
}

function withPrice(soak: Soak, externalId: string, value: number): Record<string, unknown> {
  const general = generalOf(soak, externalId)
  const price = typeof general.price === 'object' && general.price !== null ? general.price : {}
  return { ...general, price: { ...price, value } }
}

/** The line of a home as it was last sent for this agency. */
function lineOf(soak: Soak, site: number, externalId: string): Record<string, unknown> {
  const line = soak.lines.get(externalId) ?? {}
  const id = soak.homes.find(home => home.externalId === externalId)?.id
  const written = soak.model.prices.get(`${site}/${id}`)?.values.at(-1)
  return written ? { ...line, general: withPrice(soak, externalId, Number(written)) } : line
}

/** An operator's purge of a whole agency, one in four hard. */
export async function purge(soak: Soak, site: number, isHard: boolean): Promise<void> {
  const body = JSON.stringify({ site, ...(isHard && { vanish: true }) })
  await untilAnswered(() =>
    soak.visits.ask('purge', {
      site,
      path: '/admin/purge',
      method: 'POST',
      headers: operator(),
      body,
    }),
  )
}
