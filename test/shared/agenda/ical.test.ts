import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icalendar } from '../../../shared/agenda/ical.ts'

const event = (over: object = {}) => ({ uid: 'a@b', start: 1_795_251_600, end: 1_795_253_400, summary: 'Bezoek', location: '', description: '', ...over })
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  test('Its times are those of Greenwich', () => {
    const lines = unfolded(icalendar([event()], 'Kantoor', 1_795_000_000))
    expect(lines).toContain('DTSTART:20261121T090000Z')
    expect(lines).toContain('DTEND:20261121T093000Z')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  test('Marks of the format in a text stay text', () => {
    const lines = unfolded(icalendar([event({ summary: 'A, B; C\\D\nEND:VEVENT', url: 'https://x/\r\nATTENDEE:a' })], 'K', 0))
    expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D\\nEND:VEVENT')
    expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
    expect(lines).toContain('URL:https://x/ATTENDEE:a')
    expect(unfolded(icalendar([event({ summary: 'A\rB\r\nC\u0007D' })], 'K', 0))).toContain('SUMMARY:A\\nB\\nCD')
  })

  test('A cancelled event says so', () => {
    expect(icalendar([event({ cancelled: true })], 'K', 0)).toContain('STATUS:CANCELLED\r\nSEQUENCE:1')
  })

  test('A line of 75 bytes stands alone, one of 76 goes on after a space', () => {
    const of = (length: number) => icalendar([event({ summary: 'x'.repeat(length - 'SUMMARY:'.length) })], 'K', 0)
    expect(of(75)).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n`)
    expect(of(76)).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\n`)
    expect(of(151)).toContain(`\r\n ${'x'.repeat(74)}\r\n xx\r\n`)
  })

  test('Whatever a text holds, no line is over 75 bytes and every line has a name', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), summary => {
      const text = icalendar([event({ summary })], 'K', 0)
      expect(text.split('\r\n').every(line => new TextEncoder().encode(line).byteLength <= 75)).toBe(true)
      expect(unfolded(text).slice(0, -1).every(line => /^[A-Z-]+:/.test(line))).toBe(true)
      expect(unfolded(text).find(line => line.startsWith('SUMMARY:'))?.length).toBeGreaterThanOrEqual(8 + summary.replace(/\p{Cc}/gu, '').length)
    }))
  })
})
