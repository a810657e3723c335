import { expect, it } from 'vitest'
import { feedPath } from '../../../../worker/booking/appointment/calendar-feed.ts'
import { aLiveAgenda, SLOTS } from '../../../support/agencies/a-live-agenda.ts'

const [FIRST = 0] = SLOTS
const DAY = 86_400_000

it('an agency reads its viewings in a calendar at a secret address (BOOK-43)', async () => {
  const { book, get, bindings, site, rows } = await aLiveAgenda({}, { DESK: 'off' })
  await book(FIRST)
  const feed = await get(await feedPath(bindings, site))
  expect(feed.headers.get('Content-Type')).toContain('text/calendar')
  const text = await feed.text()
  expect(text).toContain('An Peeters')
  expect(text.split('\r\n').every(line => new TextEncoder().encode(line).byteLength <= 75)).toBe(
    true,
  )
  expect((await get('/nl/ajax/viewings/guessed')).status).toBe(404)
  const since = async (days: number) => {
    await rows('UPDATE booking SET starts_at = ?', Date.now() - days * DAY)
    return (await (await get(await feedPath(bindings, site))).text()).includes('An Peeters')
  }
  expect([await since(29), await since(31)]).toEqual([true, false])
})
