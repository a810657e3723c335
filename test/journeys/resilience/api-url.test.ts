import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../worker/commands/local/test-state.ts'
import { type Product, startProduct } from '../support/product.ts'

const PATHS = ['/nl', '/nl/te-koop', '/fr/a-vendre?type=2', '/nl/projecten', '/en/contact']
const API_PORT = TEST_PORT + 1

let bound: Map<string, string>
let product: Product

const pagesOf = async (from: Product): Promise<Map<string, string>> => {
  const pages = new Map<string, string>()
  for (const path of PATHS) {
    const response = await fetch(from.origin('localhost') + path)
    pages.set(path, `${response.status}\n${await response.text()}`)
  }
  return pages
}

beforeAll(async () => {
  const first = await startProduct()
  bound = await pagesOf(first)
  await first.close()
  product = await startProduct({ API_URL: `http://127.0.0.1:${API_PORT}` }, { apiPort: API_PORT })
})

afterAll(() => product?.close())

describe('a listing API over HTTP', () => {
  it('gives the same pages as the service binding (API-1)', async () => {
    const pages = await pagesOf(product)
    for (const path of PATHS) {
      expect(bound.get(path)?.startsWith('200'), path).toBe(true)
      expect(pages.get(path), path).toBe(bound.get(path))
    }
  })
})
