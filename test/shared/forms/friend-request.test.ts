import { describe, expect, it } from 'vitest'
import { parseFriend } from '../../../shared/forms/friend-request.ts'

describe('parseFriend', () => {
  const right = {
    name: 'An',
    email: 'a@b.be',
    friend: 'c@d.be',
    text: 'Mooi?\nJa',
    estate: 'a1-B',
    privacy: '1',
  }

  it('reads what is right, and names everything that is missing', () => {
    const { privacy: _, ...value } = right
    expect(parseFriend(new URLSearchParams(right))).toEqual({ value })
    expect(parseFriend(new URLSearchParams())).toEqual({
      errors: {
        name: 'formError.required',
        email: 'formError.required',
        friend: 'formError.required',
        estate: 'formError.required',
        privacy: 'formError.privacy',
      },
    })
  })

  it.each([
    [{ name: 'x'.repeat(61) }, { name: 'formError.tooLong' }],
    [{ text: 'x '.repeat(151) }, { text: 'formError.tooLong' }],
    [{ friend: 'x' }, { friend: 'formError.email' }],
    [{ email: ' ' }, { email: 'formError.required' }],
    [{ estate: '../1' }, { estate: 'formError.required' }],
    [{ privacy: '0' }, { privacy: 'formError.privacy' }],
  ])('says of %j %j (FRIEND-3)', (over, errors) => {
    expect(
      parseFriend(new URLSearchParams({ ...right, ...over } as Record<string, string>)),
    ).toEqual({ errors })
  })

  it.each([
    'http://x.be/a',
    'www.x.be',
    'x.be',
    'ftp://x',
    'a@b.be',
    'HTTPS://X.BE',
    'javascript://x',
  ])('takes %s out of the text and refuses it as a name (FRIEND-4)', link => {
    const fields = { name: 'An', email: 'a@b.be', friend: 'c@d.be', estate: '1', privacy: '1' }
    const parsed = parseFriend(new URLSearchParams({ ...fields, text: `Kijk: ${link} mooi` }))
    expect('value' in parsed && parsed.value.text).toBe('Kijk: … mooi')
    expect(parseFriend(new URLSearchParams({ ...fields, name: `An ${link}` }))).toEqual({
      errors: { name: 'formError.noLinks' },
    })
  })
})
