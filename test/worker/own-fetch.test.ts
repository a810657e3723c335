import { expect, it } from 'vitest'
import worker from '../../worker/index.ts'

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
