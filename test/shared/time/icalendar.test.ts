import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icalendar } from '../../../shared/time/icalendar.ts'

const event = (over: object = {}) => ({
  uid: 'a@b',
  start: 1_795_251_600,
  end: 1_795_253_400,
  summary: 'Bezoek',
  location: '',
  description: '',
  ...over,
})
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  test('Its times are those of Greenwich (BOOK-40)', () => {
    const lines = unfolded(icalendar([event()], 'Kantoor', 1_795_000_000))
    expect(lines).toContain('DTSTART:20261121T090000Z')
    expect(lines).toContain('DTEND:20261121T093000Z')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  test('Whole days have no hours (RENTAL-28)', () => {
    const days = ['2026-12-05', '2026-12-12'] as const
    const lines = unfolded(icalendar([event({ days })], 'Kantoor', 0))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261205')
    expect(lines).toContain('DTEND;VALUE=DATE:20261212')
  })

  test('Marks of the format in a text stay text (BOOK-40)', () => {
    const lines = unfolded(
      icalendar(
        [event({ summary: 'A, B; C\\D\nEND:VEVENT', url: 'https://x/\r\nATTENDEE:a' })],
        'K',
        0,
      ),
    )
    expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D\\nEND:VEVENT')
    expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
    expect(lines).toContain('URL:https://x/ATTENDEE:a')
    expect(unfolded(icalendar([event({ summary: 'A\rB\r\nC\u0007D' })], 'K', 0))).toContain(
      'SUMMARY:A\\nB\\nCD',
    )
  })

  test('A cancelled event says so (BOOK-41)', () => {
    expect(icalendar([event({ cancelled: true })], 'K', 0)).toContain(
      'STATUS:CANCELLED\r\nSEQUENCE:1',
    )
  })

  test('A line of 75 bytes stands alone, one of 76 goes on after a space (BOOK-40)', () => {
    const of = (length: number) =>
      icalendar([event({ summary: 'x'.repeat(length - 'SUMMARY:'.length) })], 'K', 0)
    expect(of(75)).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n`)
    expect(of(76)).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\n`)
    expect(of(151)).toContain(`\r\n ${'x'.repeat(74)}\r\n xx\r\n`)
  })

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          '\n ',
          '\r\nATTENDEE:mailto:x@y.be',
          'END:VEVENT',
          '\\',
          '\\n',
          ';',
          ',',
          ':',
          '"',
          '\t',
          '\0',
          '\u0085',
          '\u2028',
          '\ud800',
          '🏠',
          'é'.repeat(40),
          'https://x/?a=1,2;3',
        ),
        fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }),
      ),
      { maxLength: 6 },
    )
    .map(parts => parts.join(''))

  /** A text as a program reads it that was told of no more than RFC 5545. */
  const read = (lines: string[], name: string): string =>
    (lines.find(line => line.startsWith(`${name}:`)) ?? '')
      .slice(name.length + 1)
      .replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark))

  test('Whatever its texts hold, it has the same lines of at most 75 bytes, and says what they said', () => {
    fc.assert(
      fc.property(
        fc.record({
          uid: hostile,
          summary: hostile,
          location: hostile,
          description: hostile,
          url: hostile,
        }),
        hostile,
        (texts, name) => {
          const text = icalendar([event(texts)], name, 0)
          expect(
            text.endsWith('\r\n') &&
              text
                .slice(0, -2)
                .split('\r\n')
                .every(
                  line =>
                    /^[^\r\n]+$/.test(line) &&
                    line.isWellFormed() &&
                    new TextEncoder().encode(line).byteLength <= 75,
                ),
          ).toBe(true)
          const lines = unfolded(text)
          expect(
            lines.map(line => /^[A-Z-]*/.exec(line)?.[0]).filter(word => word !== 'URL'),
          ).toEqual([
            'BEGIN',
            'VERSION',
            'PRODID',
            'CALSCALE',
            'METHOD',
            'X-WR-CALNAME',
            'BEGIN',
            'UID',
            'DTSTAMP',
            'DTSTART',
            'DTEND',
            'SUMMARY',
            'LOCATION',
            'DESCRIPTION',
            'STATUS',
            'SEQUENCE',
            'END',
            'END',
            '',
          ])
          const said = (value: string): string =>
            value
              .toWellFormed()
              .replace(/\r\n?/g, '\n')
              .replace(/(?!\n)\p{Cc}/gu, '')
          for (const [line, value] of Object.entries({
            UID: texts.uid,
            SUMMARY: texts.summary,
            LOCATION: texts.location,
            DESCRIPTION: texts.description,
            'X-WR-CALNAME': name,
          })) {
            expect(read(lines, line)).toBe(said(value))
          }
        },
      ),
    )
  })
})
