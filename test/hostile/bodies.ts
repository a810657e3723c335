import type { Address } from './addresses.ts'
import type { Draws } from './random.ts'
import { HOSTILE_VALUES, MARKUP } from './values.ts'

interface Body {
  headers: Record<string, string>
  content: string | Buffer
}

const NAMES = (
  'name email text privacy act return estate slot unit from to day id ids home vote note code file title url content ' +
  'hostnames locale publicId externalId sections body items words theme colour logo at until scopes all tags paths ' +
  'reason frequency list type price __proto__ constructor'
).split(' ')

const typed = (type: string, content: string | Buffer): Body => ({
  headers: { 'Content-Type': type },
  content,
})

/** A value of JSON, as deep as it is drawn. */
function jsonOf(draws: Draws, depth = 0): unknown {
  const kind = draws.below(depth > 3 ? 4 : 7)
  if (kind === 0) return draws.one([null, true, false, 0, -1, 1.5, 1e21, 1000])
  if (kind < 4) return draws.one(HOSTILE_VALUES)
  if (kind === 4) return Array.from({ length: draws.below(4) }, () => jsonOf(draws, depth + 1))
  return Object.fromEntries(
    Array.from({ length: draws.below(6) }, () => [draws.one(NAMES), jsonOf(draws, depth + 1)]),
  )
}

const line = (draws: Draws): string => JSON.stringify(jsonOf(draws))

const form = (draws: Draws): string =>
  new URLSearchParams(
    Array.from({ length: draws.below(8) }, () => [draws.one(NAMES), draws.one(HOSTILE_VALUES)]),
  ).toString()

/** Beginnings of pictures, drawings and texts that go on as nothing of the kind. */
const FILES: readonly Buffer[] = [
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
  Buffer.from('ffd8ffe000104a46494600010100ffc00011', 'hex'),
  Buffer.from('474946383961ffffffff', 'hex'),
  Buffer.from('52494646ffffffff57454250565038', 'hex'),
  Buffer.from('0000001c6674797061766966', 'hex'),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script>${MARKUP}</svg>`),
  Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>'),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('name;email\n=cmd|x;"'),
  Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:99999999\r\nRRULE:FREQ=SECONDLY\r\n'),
  Buffer.alloc(0),
]

const partsOf = (draws: Draws): Body => {
  const name = draws.one(['file', 'files', 'photos', 'csv', 'logo', ...NAMES.slice(0, 4)])
  const head = `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${draws.one(['x.png', '../x', 'x.svg', '', 'x".php'])}"\r\nContent-Type: ${draws.one(['image/png', 'image/svg+xml', 'text/html', 'x'])}\r\n\r\n`
  const end = draws.one(['\r\n--b--\r\n', '\r\n--b', ''])
  const content = Buffer.concat([Buffer.from(head), draws.one(FILES), Buffer.from(end)])
  return typed('multipart/form-data; boundary=b', content)
}

/** Of what is posted or put: of the kind the room takes mostly. */
export function bodyOf(draws: Draws, room: Address['room']): Body {
  const kind = draws.below(10)
  if (kind === 0) return typed('application/json', '{"name":')
  if (kind === 1) return typed('application/json', '['.repeat(20_000))
  if (kind === 2) return typed(draws.one(['image/png', 'image/svg+xml', 'x']), draws.one(FILES))
  if (kind === 3) return partsOf(draws)
  if (room === 'api' || room === 'admin') {
    if (kind === 4)
      return typed(
        'application/x-ndjson',
        Array.from({ length: draws.below(5) }, () => line(draws)).join('\n'),
      )
    if (kind === 5) return typed('text/calendar', draws.one(FILES))
    return typed('application/json', line(draws))
  }
  if (kind === 4) return typed('application/json', line(draws))
  if (kind === 5) return typed('application/csp-report', line(draws))
  return typed('application/x-www-form-urlencoded', form(draws))
}
