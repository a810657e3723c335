import { describe, expect, it } from 'vitest'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import { MARKS } from './hostile-text.ts'

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

  it('lets nothing through that could change a mail header (FORM-9)', () => {
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
