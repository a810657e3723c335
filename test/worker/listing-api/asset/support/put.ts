import { expect } from 'vitest'
import { askBound } from '../../support/api.ts'
import type { Bytes } from './bytes.ts'

export const put = (name: string, body: BodyInit, init: RequestInit = {}): Promise<Response> =>
  askBound(`/sites/7/assets/${name}`, { method: 'PUT', body, ...init })

export const SVG = (inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inner}<path d="M0 0h9"/></svg>`

type Files = Record<string, () => Bytes | string | Promise<Bytes>>

/** Each is refused in such words, and nothing of it is there. */
export const refused = async (files: Files, status: number, words: RegExp): Promise<void> => {
  for (const [name, file] of Object.entries(files)) {
    const answer = await put('hostile', await file())
    const { error } = await answer.json<{ error?: { message: string } }>()
    expect([name, answer.status, error?.message]).toEqual([
      name,
      status,
      expect.stringMatching(words),
    ])
  }
  expect((await askBound('/sites/7/assets/hostile')).status).toBe(404)
}
