import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContact } from '../../../shared/forms/contact-request.ts'
import { ESTIMATE_PREFIX } from '../../../shared/forms/estimate.ts'
import { hostile } from './hostile-text.ts'

describe('parseContact', () => {
  const fields = { name: 'An', email: 'an@b.be', text: 'Dag', privacy: 'on' }

  it('passes on every other named field, and none of its own (FORM-28)', () => {
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

  it.each([
    ['12', '12'],
    ['abc', ''],
    ['12a', ''],
    ['1'.repeat(16), ''],
  ])('takes an office %j for %j (FORM-28)', (office, expected) => {
    const parsed = parseContact(new URLSearchParams({ ...fields, office }))
    expect('value' in parsed && parsed.value.office).toBe(expected)
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

  it('parses a valid form, as it was written (FORM-7, FORM-28, FORM-27)', () => {
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
        office: '',
        others: { wens: 'tuin , garage\nof oprit' },
      },
    })
    const parsed = parseContact(
      new URLSearchParams({ ...fields, estate: '../1', source: 'elders', lang: 'x'.repeat(6000) }),
    )
    expect(parsed).toMatchObject({ value: { text: 'Dag', phone: '', estate: '', source: '' } })
    expect('value' in parsed && parsed.value.others.lang).toHaveLength(5000)
  })

  it('gives a request that is safe in a mail for any form, or its errors by field', () => {
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
