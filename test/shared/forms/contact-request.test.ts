import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContact } from '../../../shared/forms/contact-request.ts'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import { ESTIMATE_PREFIX, withEstimatePrefix } from '../../../shared/forms/estimate.ts'
import { cleanText, isChecked } from '../../../shared/forms/fields.ts'
import { parseFriend } from '../../../shared/forms/friend-request.ts'
import { readPublicIds, writePublicIds } from '../../../shared/estate/public-ids.ts'
import { runs } from '../../support/fuzz-runs.ts'

const MARKS = [
  'a',
  'Z',
  '1',
  '.',
  '..',
  '-',
  '+',
  '@',
  '<',
  '>',
  ',',
  ';',
  ':',
  '"',
  '(',
  '[',
  '\\',
  ' ',
  '\t',
  '\r\n',
  '\n\n\n',
  '\0',
  '\x1b',
  '\x85',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ue000',
  '\ud800',
  'é',
  'e\u0301',
  '🏠',
  '%0d%0a',
  'http://x.be',
]
const hostile = fc.string({ unit: fc.constantFrom(...MARKS), maxLength: 20, size: 'max' })

describe('emailAddress', () => {
  it.each([
    ['An.Peeters@Voorbeeld.be', 'an.peeters@voorbeeld.be'],
    [' a+b@c-d.co.uk ', 'a+b@c-d.co.uk'],
    ["o'neill@x.ie", "o'neill@x.ie"],
    ['an@voorbeeld', null],
    ['an@@b.be', null],
    ['a..b@c.be', null],
    ['.a@c.be', null],
    ['a.@c.be', null],
    ['a@-c.be', null],
    ['a b@c.be', null],
    ['a@c.be,d@e.be', null],
    [`${'x'.repeat(64)}@${'a.'.repeat(94)}be`, null],
    [`${'x'.repeat(63)}@${'a.'.repeat(94)}be`, `${'x'.repeat(63)}@${'a.'.repeat(94)}be`],
    ['<a@c.be>', null],
    ['a@c.be\r\nBcc: x@y.be', null],
    ['"a b"@c.be', null],
    ['é@c.be', null],
    ['a@[127.0.0.1]', null],
    [`${'x'.repeat(65)}@c.be`, null],
    ['', null],
  ])('reads %j as %j (FORM-9)', (text, address) => expect(emailAddress(text)).toBe(address))

  it('lets nothing through that could change a header, wherever it stands (FORM-9)', () => {
    const texts = MARKS.flatMap(mark =>
      ['', ...MARKS].flatMap(tail => [
        `a${mark}b@voorbeeld.be${tail}`,
        `a@voor${mark}b.be${tail}`,
        `${mark}a@voorbeeld.be${tail}`,
      ]),
    )
    const addresses = texts.map(text => emailAddress(text)).filter(address => address !== null)
    expect(
      addresses.filter(
        address =>
          !/^[\x21-\x7e]+$/.test(address) ||
          /[<>,;:"()[\]\\]/.test(address) ||
          address.split('@').length !== 2,
      ),
    ).toEqual([])
    expect(addresses.length).toBeGreaterThan(10)
  })
})

describe('messageText', () => {
  it('begins with the phrase once, however often it is applied, and only for an estimate (FORM-31)', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const once = withEstimatePrefix(text, 'estimate')
        expect(once.startsWith(ESTIMATE_PREFIX.trim())).toBe(true)
        expect(withEstimatePrefix(once, 'estimate')).toBe(once)
        expect(withEstimatePrefix(text, 'elders')).toBe(text)
      }),
    )
  })
})

describe('cleanText', () => {
  it('leaves no control and no direction characters, and line breaks only where asked (FORM-7)', () => {
    fc.assert(
      fc.property(hostile, text => {
        expect(cleanText(text)).not.toMatch(/\p{C}/u)
        expect(cleanText(text, true).replaceAll('\n', '')).not.toMatch(/\p{C}/u)
        expect(cleanText(cleanText(text, true), true)).toBe(cleanText(text, true))
      }),
    )
  })
})

describe('parseContact', () => {
  const fields = { name: 'An', email: 'an@b.be', text: 'Dag', privacy: 'on' }

  it('keeps every other named field, and nothing of its own machinery (FORM-28)', () => {
    const parsed = parseContact(
      new URLSearchParams({
        ...fields,
        budget: '300.000',
        key: 'k',
        website: '',
        'g-recaptcha-response': 't',
        return: '/nl',
      }),
    )
    expect('value' in parsed && parsed.value.others).toEqual({ budget: '300.000' })
  })

  it.each(['', '0', 'false'])('takes %j for an unchecked box', privacy => {
    expect(parseContact(new URLSearchParams({ ...fields, privacy }))).toEqual({
      errors: { privacy: 'formError.privacy' },
    })
  })

  it('names everything that is missing', () => {
    expect(parseContact(new URLSearchParams())).toEqual({
      errors: {
        name: 'formError.required',
        email: 'formError.required',
        text: 'formError.required',
        privacy: 'formError.privacy',
      },
    })
  })

  it.each([
    [{ name: 'x'.repeat(121) }, { name: 'formError.tooLong' }],
    [{ text: 'x'.repeat(5001) }, { text: 'formError.tooLong' }],
    [{ email: 'nergens' }, { email: 'formError.email' }],
    [{ email: ' ' }, { email: 'formError.required' }],
    [{ phone: 'bel mij' }, { phone: 'formError.phone' }],
    [{ phone: '12345' }, { phone: 'formError.phone' }],
    [{ phone: '0470 12 34 56 x 1' }, { phone: 'formError.phone' }],
  ])('says of %j %j (FORM-8, FORM-27)', (over, errors) => {
    expect(
      parseContact(new URLSearchParams({ ...fields, ...over } as Record<string, string>)),
    ).toEqual({ errors })
  })

  it('reads what is right, as it was written (FORM-7, FORM-28, FORM-27)', () => {
    const all = {
      ...fields,
      name: 'x'.repeat(120),
      phone: '+32 (0)470/12.34-56',
      text: 'Dag\n\n\n\nTot  dan',
      estate: 'a1-B',
      source: 'estimate',
    }
    const entries = new URLSearchParams({ ...all, wens: ' tuin\u0007 ' })
    entries.append('wens', 'garage\nof oprit')
    expect(parseContact(entries)).toEqual({
      value: {
        name: 'x'.repeat(120),
        email: 'an@b.be',
        phone: all.phone,
        text: `${ESTIMATE_PREFIX}Dag\n\nTot dan`,
        estate: 'a1-B',
        source: 'estimate',
        others: { wens: 'tuin , garage\nof oprit' },
      },
    })
    const parsed = parseContact(
      new URLSearchParams({ ...fields, estate: '../1', source: 'elders', lang: 'x'.repeat(6000) }),
    )
    expect(parsed).toMatchObject({ value: { text: 'Dag', phone: '', estate: '', source: '' } })
    expect('value' in parsed && parsed.value.others.lang).toHaveLength(5000)
  })

  it('takes of any form what a mail may hold, or names the field that is wrong', () => {
    const names = fc.constantFrom(
      'name',
      'email',
      'phone',
      'text',
      'privacy',
      'estate',
      'source',
      '__proto__',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, hostile), { maxLength: 3 }), over => {
        const parsed = parseContact(new URLSearchParams([...over, ...Object.entries(fields)]))
        if ('errors' in parsed)
          expect(
            Object.keys(parsed.errors).length > 0 &&
              Object.keys(parsed.errors).every(name =>
                ['name', 'email', 'phone', 'text', 'privacy'].includes(name),
              ),
          ).toBe(true)
        else {
          const { text, others, ...lines } = parsed.value
          expect(Object.values(lines).join('')).not.toMatch(/\p{C}/u)
          expect([text, ...Object.values(others)].join('').replaceAll('\n', '')).not.toMatch(
            /\p{C}/u,
          )
          expect(
            [lines.email, lines.estate, lines.phone].every((value, index) =>
              [/^[^\s@]+@[^\s@]+$/, /^[0-9a-zA-Z-]{0,40}$/, /^[+\d\s()./-]*$/][index]?.test(value),
            ),
          ).toBe(true)
        }
      }),
    )
  })
})

describe('isChecked', () => {
  it.each([
    ['1', true],
    ['on', true],
    ['yes', true],
    ['', false],
    ['0', false],
    ['false', false],
    ['off', false],
    [null, false],
  ])('%j: %s (FORM-6)', (value, answer) => {
    expect(isChecked(new URLSearchParams(value === null ? {} : { box: value }), 'box')).toBe(answer)
  })
})

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

describe('public ids', () => {
  it.each([
    ['12.15.a1-b', ['12', '15', 'a1-b']],
    ['12,15.12', ['12', '15']],
    ['', []],
    [null, []],
    [undefined, []],
    ['1 2.<b>.é.x', ['x']],
    [`${'x'.repeat(41)}.1`, ['1']],
    [`${'x'.repeat(4100)}.1`, []],
  ])('of %j are %j', (text, ids) => expect(readPublicIds(text)).toEqual(ids))

  it('come back as they were written, each once, at most a hundred', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[0-9a-zA-Z-]{1,40}$/), { maxLength: 150, size: 'max' }),
        ids => {
          expect(readPublicIds(writePublicIds(ids))).toEqual(
            [...new Set(ids)].slice(0, 100).filter(id => readPublicIds(id).length > 0),
          )
        },
      ),
      runs(25),
    )
  })
})
