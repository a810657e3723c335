import { createReadStream, existsSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from './admin-call.ts'
import { fail, readOptions } from './options.ts'

const USAGE = `npm run import -- FILE [--site 1] [--confirm-removal | --unit 231 [--source portal]]
  FILE               NDJSON, one estate a line, such as worker/listing-api/import/estates-example.ndjson
  --unit             FILE is an iCalendar (.ics) of the nights this rental unit is booked elsewhere
  --source           whose calendar it is; it replaces the previous one of the same source
  --confirm-removal  apply the feed even when it archives more than a fifth of the estates
${ADMIN_USAGE}`
const MAX_SHOWN = 20

const {
  positionals: [file],
  values: { site = '1', unit, source = 'portal', 'confirm-removal': confirmed, ...target },
} = readOptions(
  USAGE,
  {
    ...ADMIN_OPTIONS,
    site: { type: 'string' },
    unit: { type: 'string' },
    source: { type: 'string' },
    'confirm-removal': { type: 'boolean' },
  },
  { maxArguments: 1 },
)
if (!file) fail(USAGE)
if (!existsSync(file)) fail(`${file} does not exist\n\n${USAGE}`)

interface Report {
  created: number
  updated: number
  unchanged: number
  archived: number
  quarantined: boolean
  rejected?: { line: number; field: string; message: string }[]
  /** Of a calendar. */
  blocked: number
  conflicts?: string[]
  error?: string | { message: string }
}

const [path, media] = unit
  ? [`rental-units/${Number(unit)}/calendar?source=${encodeURIComponent(source)}`, 'text/calendar']
  : [`estates${confirmed ? '?confirm=removal' : ''}`, 'application/x-ndjson']
const { status, body: report } = await callAdmin<Report>(target, `/sites/${Number(site)}/${path}`, {
  method: 'PUT',
  // Node types its streams apart from those of fetch.
  body: Readable.toWeb(withProgress(file)) as ReadableStream,
  duplex: 'half',
  headers: { 'Content-Type': media },
})
if (unit && report.conflicts) {
  const clashes = report.conflicts.length
    ? `; already booked here: ${report.conflicts.join(', ')}`
    : ''
  console.log(`\n${report.blocked} nights blocked${clashes}`)
  process.exit(0)
}
const { rejected } = report
if (!rejected) {
  const { error } = report
  const reason = typeof error === 'object' ? error.message : (error ?? JSON.stringify(report))
  fail(`\n${status}: ${reason}`)
}
console.log(
  `\n${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged, ${report.archived} ${report.quarantined ? 'would be archived' : 'archived'}, ${rejected.length} lines rejected`,
)
for (const { line, field, message } of rejected.slice(0, MAX_SHOWN))
  console.log(`  line ${line}: ${field}: ${message}`)
if (rejected.length > MAX_SHOWN) console.log(`  … and ${rejected.length - MAX_SHOWN} more`)
if (report.quarantined)
  fail(
    'Nothing was applied: the feed would archive too many estates. If the file is complete, pass --confirm-removal.',
  )

/** The file as a stream that prints its progress, on one line of a terminal. */
function withProgress(path: string): Readable {
  const { size } = statSync(path)
  let sent = 0
  return createReadStream(path).on('data', chunk => {
    sent += chunk.length
    if (process.stderr.isTTY || sent === size)
      process.stderr.write(
        `\rSent ${Math.round((100 * sent) / size)} % of ${Math.ceil(size / 1024)} kB`,
      )
  })
}
