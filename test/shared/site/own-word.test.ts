import { describe, expect, it, test } from 'vitest'
import { isLockedWord } from '../../../shared/site/locked-words.ts'
import { MAX_WORD, placeholders, wordProblem } from '../../../shared/site/own-word.ts'

describe('an own wording', () => {
  it.each([
    ['menu.buy', 'Kopen', 'Te koop', null],
    ['menu.buy', '', 'Te koop', null],
    ['menu.buy', 'Kopen', undefined, 'unknown'],
    ['price.from', 'Vanaf', undefined, 'unknown'],
    ['price.from', 'Vanaf', 'vanaf', 'locked'],
    ['price', 'Prijs', 'Prijs', 'locked'],
    ['priceless', 'a', 'b', null],
    ['menu.price', 'a', 'b', null],
    ['menu.buy', 'x'.repeat(MAX_WORD), 'a', null],
    ['menu.buy', 'x'.repeat(MAX_WORD + 1), 'a', 'long'],
    ['menu.buy', '<b>Kopen</b>', 'Te koop', 'markup'],
    ['menu.buy', 'a </B', 'a', 'markup'],
    ['menu.buy', '<!-- a', 'a', 'markup'],
    ['menu.buy', '<SCRIPT', 'a', 'markup'],
    ['menu.buy', '1 < 2 <3 <-', 'a', null],
    ['menu.buy', 'a\tb\nc', 'a', null],
    ['menu.buy', 'a\u0000', 'a', 'control'],
    ['menu.buy', 'a\u000b', 'a', 'control'],
    ['menu.buy', 'a\u007f', 'a', 'control'],
    ['menu.buy', 'a\u202e', 'a', 'control'],
    ['menu.buy', 'a\u2066', 'a', 'control'],
    ['list.total', 'Er zijn {{count}}', '{{count}} panden', null],
    ['list.total', '{{count}} van {{count}}', '{{count}} panden', null],
    ['list.total', '{{b}} {{a}}', '{{a}} {{b}}', null],
    ['list.total', 'panden', '{{count}} panden', 'placeholders'],
    ['list.total', '{{aantal}} panden', '{{count}} panden', 'placeholders'],
    ['list.total', '{count} panden', '{{count}} panden', 'placeholders'],
    ['list.total', '{{ count }} panden', '{{count}} panden', 'placeholders'],
    ['list.total', '{{count}} {{more}}', '{{count}} panden', 'placeholders'],
  ])(
    'of %s as %j, where the product says %j, has this problem: %s (DESK-160)',
    (key, own, product, problem) => {
      expect(wordProblem(key, own, product)).toBe(problem)
    },
  )

  test.each([
    ['', []],
    ['none', []],
    ['{{b}} {{a}} {{b}}', ['{{a}}', '{{b}}']],
    ['{one} {{two}} {{{three}}}', ['{one}', '{{two}}', '{{{three}}}']],
    ['{{ a }}{{  b}}', ['{{  b}}', '{{ a }}']],
    ['{{a }}', ['{{a }}']],
    ['{{}} {{a b}} {{-}} { } }}', []],
    ['x{{long_name1}}y', ['{{long_name1}}']],
  ])('The placeholders of “%s” are %j (DESK-160)', (text, found) => {
    expect(placeholders(text)).toEqual(found)
  })

  test('Texts of law, consent, price and state are locked, with all below them (PACK-53)', () => {
    const locked = [
      'accessibility',
      'accessibility.title',
      'agenda.consent',
      'allIn.total',
      'consent.text',
      'contact.privacyLink',
      'estate.notBinding',
      'flooding.x.y',
      'footer.vat',
      'legalRule.price',
      'mail.matches.unsubscribe',
      'notice.notBinding',
      'planningViolationNone',
      'rental.form.agree',
      'subscription.erase',
      'transaction.SOLD',
      'vatCosts.a',
      'violation.YES',
    ]
    expect(locked.filter(key => !isLockedWord(key))).toEqual([])
    const open = [
      '',
      'agenda',
      'agenda.title',
      'footer',
      'footer.contact',
      'rental.form',
      'notices',
    ]
    expect([...open, 'my.price', 'contact.privacys', '.price'].filter(isLockedWord)).toEqual([])
  })
})
