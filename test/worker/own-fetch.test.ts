import { expect, it } from 'vitest'
import { setSecurityHeaders } from '../../worker/http/security-headers.ts'
import worker from '../../worker/index.ts'

const everyAnswers = (isHttps: boolean) => {
  const headers = new Headers()
  setSecurityHeaders(headers, null, isHttps)
  expect([...headers].length).toBeGreaterThan(8)
  return Object.fromEntries(headers)
}

it('17.22: that answer carries the headers of every other (SEC-11, SEC-15, SEC-16)', async () => {
  for (const scheme of ['http', 'https']) {
    const request = new Request(`${scheme}://any.example/`, { headers: { 'Baksteen-Fetch': '1' } })
    const { headers } = await worker.fetch(request as never, {} as never, {} as never)
    expect(Object.fromEntries(headers)).toEqual({
      ...everyAnswers(scheme === 'https'),
      'baksteen-own': '1',
    })
  }
})

it('A host of ours tells the listing API that it is, and hands it nothing (FETCH-15)', async () => {
  const headers = { 'Baksteen-Fetch': '1' }
  const request = new Request('http://any.example/assets/a', { headers })
  const answer = await worker.fetch(request as never, {} as never, {} as never)
  expect([answer.status, answer.headers.get('Baksteen-Own'), await answer.text()]).toEqual([
    421,
    '1',
    '',
  ])
})
