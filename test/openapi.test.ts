import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { app } from '../worker/listing-api/app.ts'

const source = await (await app.request('/openapi.json')).text()
const contract: {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, { operationId: string }>>
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
