import { describe, expect, it } from 'vitest'
import { anEditor } from '../../support/agencies/an-editor.ts'

const ERROR = { error: { field: 'body', message: 'is wrong' } }

/** What the listings answer a write → what the desk answers its form. */
const ANSWERS: [string, () => Response, number][] = [
  ['changed meanwhile', () => Response.json(ERROR, { status: 412 }), 409],
  ['invalid', () => Response.json(ERROR, { status: 422 }), 422],
  ['a conflict of another kind', () => Response.json(ERROR, { status: 409 }), 422],
  ['not at the moment', () => new Response(null, { status: 500 }), 503],
]

const FORMS: [string, string, Record<string, string>][] = [
  ['the order of a menu', '/desk/menus', { menu: 'header', up: '2' }],
  ['one fewer of a list', '/desk/content/team', { remove: '4' }],
  ['a copy of a page', '/desk/pages/home/copy', {}],
  ['a new page', '/desk/pages-new', { 'title-nl': 'Wonen aan zee' }],
  ['a page taken off', '/desk/pages/home', { act: 'discard', tag: '"x"' }],
  ['a text', '/desk/words/calls.valuation.text', { 'own-nl': 'Eén', 'was-nl': '' }],
]

describe('what the listings refuse at a form of the desk', () => {
  it.each(FORMS)('is answered by what it is: %s (DESK-230)', async (_, path, fields) => {
    const { own, api } = await anEditor()
    const others = api.fetch.bind(api)
    for (const [why, answer, status] of ANSWERS) {
      api.fetch = async (input, init) => {
        const request = new Request(input, init)
        return request.method === 'GET' ? others(request) : answer()
      }
      const refused = await own.ask(path, fields)
      expect([why, refused.status]).toEqual([why, status])
      expect(refused.headers.get('Retry-After')).toBe(status === 503 ? '30' : null)
      await refused.text()
    }
  })
})
