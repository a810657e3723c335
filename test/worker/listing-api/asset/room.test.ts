import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roomFor } from '../../../../worker/listing-api/asset/room.ts'
import { seedAgencies } from '../support/api.ts'
import { put, SVG } from './support/put.ts'

const MB = 1_000_000
let began = 0
const waited = () => Date.now() - began

beforeEach(async () => {
  await seedAgencies()
  vi.useFakeTimers({ toFake: ['Date'] })
  began = Date.now()
  vi.spyOn(scheduler, 'wait').mockImplementation(async ms => {
    vi.setSystemTime(Date.now() + ms)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('Uploads of 32 MB are read at once, others wait for them (UPLOAD-50)', async () => {
  const large = await roomFor(25 * MB)
  const small = await roomFor(5 * MB)
  expect(waited()).toBe(0)
  vi.mocked(scheduler.wait).mockImplementationOnce(async ms => {
    vi.setSystemTime(Date.now() + ms)
    large?.()
  })
  const next = await roomFor(25 * MB)
  expect([next !== null, waited()]).toEqual([true, 100])
  expect([await roomFor(25 * MB), waited()]).toEqual([null, 30_100])
  for (const leave of [small, next]) leave?.()
})

test('An upload that broke off holds nothing up for longer than a minute (UPLOAD-50)', async () => {
  await roomFor(40 * MB)
  const answer = await put('logo-of-ours', SVG(''))
  expect([answer.status, waited()]).toEqual([503, 30_000])
  expect((await put('logo-of-ours', SVG(''))).status).toBe(200)
  expect(waited()).toBe(60_000)
  expect((await put('logo-of-ours', SVG(''))).status).toBe(200)
  expect(waited()).toBe(60_000)
})
