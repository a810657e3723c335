import { millis, type Day, type Seconds } from './units.ts'

export interface CalendarEvent {
  /** Never changes for one event. */
  uid: string
  start: Seconds
  end: Seconds
  summary: string
  location: string
  description: string
  url?: string
  cancelled?: boolean
  /** Asked for, and not agreed yet. */
  tentative?: boolean
  /** How often it was moved: of two versions a calendar keeps the one with more. */
  moves?: number
  /** Whole days in place of times: the first, and the day after the last. */
  days?: [first: Day, after: Day]
}

/** An iCalendar file (RFC 5545). Times are in UTC, so that no program needs to know our time zone. */
export function icalendar(events: readonly CalendarEvent[], name: string, now: Seconds): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Baksteen//Viewings//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${utcTime(now)}`,
      ...spanOf(event),
      `SUMMARY:${escapeText(event.summary)}`,
      `LOCATION:${escapeText(event.location)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      ...(event.url ? [`URL:${event.url.toWellFormed().replace(/[\s\p{Cc}]/gu, '')}`] : []),
      `STATUS:${event.cancelled ? 'CANCELLED' : event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      `SEQUENCE:${2 * (event.moves ?? 0) + (event.cancelled ? 1 : 0)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

const spanOf = ({ start, end, days }: CalendarEvent): string[] =>
  days
    ? [
        `DTSTART;VALUE=DATE:${days[0].replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${days[1].replaceAll('-', '')}`,
      ]
    : [`DTSTART:${utcTime(start)}`, `DTEND:${utcTime(end)}`]

const utcTime = (instant: Seconds): string =>
  `${new Date(millis(instant)).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escapeText = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const encoder = new TextEncoder()

/** Lines of at most 75 bytes; the rest continues on a new line after a space. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).byteLength
    if (bytes + size > 75) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
