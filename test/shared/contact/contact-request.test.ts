import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContact } from '../../../shared/contact/contact-request.ts'
import { emailAddress } from '../../../shared/contact/email-address.ts'
import { ESTIMATE_PREFIX, messageText } from '../../../shared/contact/estimate.ts'
import { cleanText } from '../../../shared/contact/fields.ts'
import { parseFriend } from '../../../shared/contact/friend-request.ts'
import { readPublicIds, writePublicIds } from '../../../shared/contact/public-ids.ts'

describe('emailAddress', () => {
  it.each([
    ['An.Peeters@Voorbeeld.be', 'an.peeters@voorbeeld.be'], [' a+b@c-d.co.uk ', 'a+b@c-d.co.uk'], ["o'neill@x.ie", "o'neill@x.ie"],
    ['an@voorbeeld', null], ['an@@b.be', null], ['a..b@c.be', null], ['.a@c.be', null], ['a.@c.be', null], ['a@-c.be', null], ['a b@c.be', null], ['a@c.be,d@e.be', null],
    ['<a@c.be>', null], ['a@c.be\r\nBcc: x@y.be', null], ['"a b"@c.be', null], ['é@c.be', null], ['a@[127.0.0.1]', null], [`${'x'.repeat(65)}@c.be`, null], ['', null],
  ])('reads %j as %j', (text, address) => expect(emailAddress(text)).toBe(address))

  it('lets nothing through that could change a header', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), text => {
      const address = emailAddress(`a${text}@voorbeeld.be`)
      expect(address === null || /^[\x21-\x7e]+$/.test(address) && !/[<>,;:"()[\]\\]/.test(address)).toBe(true)
    }))
  })
})

describe('messageText', () => {
  it('begins with the phrase once, however often it is applied, and only for an estimate', () => {
    fc.assert(fc.property(fc.string(), text => {
      const once = messageText(text, 'estimate')
      expect(once.startsWith(ESTIMATE_PREFIX.trim())).toBe(true)
      expect(messageText(once, 'estimate')).toBe(once)
      expect(messageText(text, 'elders')).toBe(text)
    }))
  })
})

describe('cleanText', () => {
  it('leaves no control and no direction characters, and line breaks only where asked', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => {
      expect(cleanText(text)).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(cleanText(text, true).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(cleanText(cleanText(text, true), true)).toBe(cleanText(text, true))
    }))
  })
})

describe('parseContact', () => {
  const fields = { name: 'An', email: 'an@b.be', text: 'Dag', privacy: 'on' }

  it('keeps every other named field, and nothing of its own machinery', () => {
    const parsed = parseContact(new URLSearchParams({ ...fields, budget: '300.000', key: 'k', website: '', 'g-recaptcha-response': 't', return: '/nl' }))
    expect('value' in parsed && parsed.value.others).toEqual({ budget: '300.000' })
  })

  it.each(['', '0', 'false'])('takes %j for an unchecked box', privacy => {
    expect(parseContact(new URLSearchParams({ ...fields, privacy }))).toEqual({ errors: { privacy: 'formError.privacy' } })
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom('name', 'email', 'phone', 'text', 'privacy', 'estate', 'source', 'x'), fc.string({ unit: 'binary' }))), entries => {
      const parsed = parseContact(new URLSearchParams(entries))
      expect('value' in parsed || Object.keys(parsed.errors).length > 0).toBe(true)
    }))
  })
})

describe('parseFriend', () => {
  it.each(['http://x.be/a', 'www.x.be', 'x.be', 'ftp://x', 'a@b.be', 'HTTPS://X.BE', 'javascript://x'])('takes %s out of the text and refuses it as a name', link => {
    const fields = { name: 'An', email: 'a@b.be', friend: 'c@d.be', estate: '1', privacy: '1' }
    const parsed = parseFriend(new URLSearchParams({ ...fields, text: `Kijk: ${link} mooi` }))
    expect('value' in parsed && parsed.value.text).toBe('Kijk: … mooi')
    expect(parseFriend(new URLSearchParams({ ...fields, name: `An ${link}` }))).toEqual({ errors: { name: 'formError.noLinks' } })
  })
})

describe('public ids', () => {
  it('come back as they were written, each once, at most a hundred', () => {
    fc.assert(fc.property(fc.array(fc.stringMatching(/^[0-9a-zA-Z-]{1,40}$/), { maxLength: 150 }), ids => {
      expect(readPublicIds(writePublicIds(ids))).toEqual([...new Set(ids)].slice(0, 100).filter(id => readPublicIds(id).length > 0))
    }))
  })
})
