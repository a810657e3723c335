import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { app } from '../worker/listing-api/app.ts'

interface Operation {
  operationId: string
  requestBody?: object
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
}

const source = await (await app.request('/openapi.json')).text()
const contract: {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
} = JSON.parse(source)

/** The agreed addresses are ambiguous to the linter: `/sites/by-hostname/{hostname}` beside `/sites/{siteId}/pages`. */
const RULES = { 'no-ambiguous-paths': 'off', 'info-license': 'off' } as const

it('/openapi.json passes a linter of OpenAPI 3.1 (LAPI-51)', async () => {
  expect(contract.openapi).toMatch(/^3\.1\./)
  const config = await createConfig({ extends: ['recommended'], rules: RULES })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
})

it('/openapi.json names each call once, and where it is answered (LAPI-51)', () => {
  const ids = Object.values(contract.paths).flatMap(calls =>
    Object.values(calls).map(call => call.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(contract.paths).filter(path => path.endsWith('/'))).toEqual([])
  expect(contract.servers).toMatchObject([{ url: '/' }])
  expect(source).toContain('prefixItems')
})

it('/openapi.json says what is answered to a body that a call does not take (LAPI-9)', () => {
  const taking = Object.values(contract.paths)
    .flatMap(calls => Object.values(calls))
    .filter(call => call.requestBody)
  expect(taking.length).toBeGreaterThan(30)
  for (const { operationId, responses } of taking)
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['413', '415']))
  const calendar = contract.paths['/sites/{siteId}/rental-units/{id}/calendar']?.put
  expect(calendar?.requestBody).toMatchObject({ content: { 'text/calendar': {} } })
})

it('/openapi.json shows the report by which a feed or a pack is refused (LAPI-10)', () => {
  const shapeOf = (call: Operation | undefined, status: string): unknown =>
    call?.responses[status]?.content['application/json'].schema
  const report = { properties: { rejected: {}, missing: {} } }
  const feed = contract.paths['/sites/{siteId}/estates']?.put
  expect(shapeOf(feed, '422')).toMatchObject(report)
  expect(shapeOf(feed, '409')).toMatchObject({ anyOf: [{ properties: { error: {} } }, report] })
  const pack = contract.paths['/sites/{siteId}/pack']?.post
  expect(shapeOf(pack, '422')).toMatchObject({ properties: { refused: {}, concerns: {} } })
})
