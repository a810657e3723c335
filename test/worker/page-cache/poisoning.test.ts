import { expect, it } from 'vitest'
import { aPageEntrypoint, page } from '../../support/page-entrypoint.ts'

const LIVES = 'public, max-age=600'
const NAMES = [
  'Cookie',
  'Authorization',
  'Accept-Language',
  'User-Agent',
  'Referer',
  'Origin',
  'Range',
  'If-Range',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-For',
  'X-Original-URL',
  'X-Rewrite-URL',
  'Forwarded',
  'X-Http-Method-Override',
  'X-Method-Override',
  'X-Versions',
  'Cache-Control',
  'Pragma',
  'X-Site',
  'X-Client',
  'X-Host',
  'Via',
  'Save-Data',
  'DNT',
]
const VALUES = ['evil', '<script>', '0;all:zzzzzzzz', 'only-if-cached', '999', "' OR 1=1 --"]

/** Of all shared pages, 150 headers and 60 query keys. */
it('is the same page with the same making, whatever a visitor sends (CACHE-36)', async () => {
  const { get, made } = aPageEntrypoint(request =>
    page(
      LIVES,
      {},
      `${request.url} ${[...request.headers].filter(([name]) => name !== 'x-versions').join()}`,
    ),
  )
  const first = await (await get('/nl')).text()
  const headers = NAMES.flatMap(name => VALUES.map((value): [string, string] => [name, value]))
  expect(headers).toHaveLength(150)
  for (const [name, value] of headers)
    expect(await (await get('/nl', { headers: { [name]: value } })).text(), name).toBe(first)
  for (let index = 0; index < 60; index++)
    expect(
      await (
        await get(`/nl?utm_${index}=${encodeURIComponent(VALUES[index % 6] ?? '')}&preview=1.x`)
      ).text(),
    ).toBe(first)
  expect(made).toHaveLength(1)
  expect(first).toBe('http://page/nl ')
})
