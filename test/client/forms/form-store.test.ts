import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldsOf } from '../../../client/forms/form-data.ts'
import { createFormStore, type Fields } from '../../../client/forms/form-store.ts'
import { postJson, PostError } from '../../../client/forms/post-json.ts'

const texts = { invalid: 'Kijk na', unavailable: 'Lukt niet' }

function aStore(answers: (() => Promise<unknown>)[]) {
  const sent: { fields: Fields; key: string }[] = []
  let keys = 0
  const store = createFormStore({
    texts,
    newKey: () => `key-${++keys}`,
    send: (fields, key) => {
      sent.push({ fields, key })
      return (answers.shift() ?? (() => Promise.resolve({ message: 'Goed' })))()
    },
  })
  return { ...store, sent }
}

afterEach(() => vi.restoreAllMocks())

describe('a form', () => {
  it('goes from idle through loading to success (FORM-15)', async () => {
    const { state, submit } = aStore([])
    expect(state.phase).toBe('idle')
    const sending = submit({ name: 'An' })
    expect(state.phase).toBe('loading')
    await sending
    expect({ ...state }).toEqual({ phase: 'success', message: 'Goed', errors: {} })
  })

  it.each([
    ['/nl/afspraak-annuleren/1?sent=viewing', ['/nl/afspraak-annuleren/1?sent=viewing'], 'loading'],
    ['//elders.example', [], 'success'],
    ['javascript:alert(1)', [], 'success'],
  ])('goes where the answer leads, on this site only: %s (BOOK-101)', async (next, gone, phase) => {
    const went: string[] = []
    const { state, submit } = createFormStore({
      texts,
      newKey: () => 'key',
      go: path => void went.push(path),
      send: () => Promise.resolve({ message: 'Goed', next }),
    })
    await submit({ name: 'An' })
    expect([went, state.phase]).toEqual([gone, phase])
  })

  it('ignores a second submit while it is loading (FORM-15)', async () => {
    const { sent, submit } = aStore([])
    await Promise.all([submit({ name: 'An' }), submit({ name: 'An' }), submit({ name: 'Bert' })])
    expect(sent).toHaveLength(1)
  })

  it('logs a failure and shows the response’s errors by field, or a general failure (FORM-17)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { state, submit } = aStore([
      () =>
        Promise.reject(
          new PostError(422, { message: 'Fout', errors: { email: 'Klopt niet', x: 3 } }),
        ),
      () => Promise.reject(new TypeError('offline')),
      () => Promise.reject(new PostError(500, '<html>')),
    ])
    await submit({ email: 'x' })
    expect({ ...state }).toEqual({
      phase: 'failure',
      message: 'Fout',
      errors: { email: 'Klopt niet' },
    })
    for (const _ of [1, 2]) {
      await submit({ email: 'x' })
      expect({ ...state }).toEqual({ phase: 'failure', message: 'Lukt niet', errors: {} })
    }
    expect(logged).toHaveBeenCalledTimes(3)
  })

  it('sends the same fields under the same key, and other fields under another (FORM-20)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { sent, submit } = aStore([
      () => Promise.reject(new Error('offline')),
      () => Promise.reject(new Error('offline')),
    ])
    for (const name of ['An', 'An', 'Bert', 'Bert']) await submit({ name })
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  it('rejects invalid fields without sending, and clears the errors with the next valid attempt (FORM-18)', async () => {
    const { state, sent, reject: refuse, submit } = aStore([])
    refuse({ privacy: 'Nodig' })
    expect({ ...state }).toEqual({
      phase: 'failure',
      message: 'Kijk na',
      errors: { privacy: 'Nodig' },
    })
    expect(sent).toHaveLength(0)
    await submit({ privacy: '1' })
    expect(state.errors).toEqual({})
  })
})

describe('postJson', () => {
  it.each([
    [200, false],
    [201, false],
    [399, false],
    [400, true],
    [422, true],
    [503, true],
  ])('takes %i for an error: %s (FORM-17)', async (status, isError) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ message: 'x' }, { status }),
    )
    const answer = postJson('/x', { a: 1 })
    await (isError
      ? expect(answer).rejects.toMatchObject({ status, body: { message: 'x' } })
      : expect(answer).resolves.toEqual({ message: 'x' }))
  })
})

describe('fieldsOf', () => {
  it('gathers named fields, repeated ones as a list, and no files (FORM-19)', () => {
    const data = new FormData()
    for (const [name, value] of [
      ['name', 'An'],
      ['city', '1'],
      ['city', '2'],
      ['', 'x'],
    ] as const)
      data.append(name, value)
    data.append('file', new Blob(['x']), 'x.txt')
    expect(fieldsOf(data as unknown as Iterable<[string, FormDataEntryValue]>)).toEqual({
      name: 'An',
      city: ['1', '2'],
    })
  })
})
