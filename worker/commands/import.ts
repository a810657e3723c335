import { createReadStream, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fail, readOptions } from './options.ts'
import { callSite, SITE_OPTIONS, SITE_USAGE } from './site-call.ts'

const USAGE = `npm run import -- FILE --site 7 [--confirm-removal | --unit 231 [--source portal]]
  FILE               NDJSON, one estate a line, such as worker/listing-api/import/estates-example.ndjson
  --site             the agency, by its number
  --unit             FILE is an iCalendar (.ics) of the nights this rental unit is booked elsewhere
  --source           whose calendar it is; it replaces the previous one of the same source
  --confirm-removal  apply the feed even when it archives more than a fifth of the estates
${SITE_USAGE}
Exits with 0 when all was applied, 1 when a line was refused, 2 when nothing was applied.`
const MAX_SHOWN = 20

const {
  positionals: [file],
  values: { site, unit, source = 'portal', 'confirm-removal': confirmed, ...target },
} = readOptions(
  USAGE,
  {
    ...SITE_OPTIONS,
    site: { type: 'string' },
    unit: { type: 'string' },
    source: { type: 'string' },
    'confirm-removal': { type: 'boolean' },
  },
  { maxArguments: 1 },
)
if (!file) fail(`Which file?\n\n${USAGE}`)
if (!site || !/^\d+$/.test(site)) fail(`--site is missing: the agency, by its number\n\n${USAGE}`)
const found = statSync(file, { throwIfNoEntry: false })
if (!found) fail(`${file} does not exist\n\n${USAGE}`)
if (found.isDirectory())
  fail(
    `${file} is a folder. The folder of an agency is applied by: npm run agency -- apply ${file}`,
  )

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
const response = await callSite(target, `/sites/${Number(site)}/${path}`, {
  method: 'PUT',
  // Node types its streams apart from those of fetch.
  body: Readable.toWeb(withProgress(file, found.size)) as ReadableStream,
  duplex: 'half',
  headers: { 'Content-Type': media },
})
const { status } = response
// What the call answers is our own contract.
const report = (await response
  .json()
  .catch(() => ({ error: `Not JSON, status ${status}` }))) as Report
const { rejected } = report

if (unit && report.conflicts) {
  const clashes = report.conflicts.length
    ? `; already booked here: ${report.conflicts.join(', ')}`
    : ''
  console.log(`\n${report.blocked} nights blocked${clashes}`)
} else if (rejected) {
  console.log(
    `\n${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged, ${report.archived} ${report.quarantined ? 'would be archived' : 'archived'}, ${rejected.length} lines rejected`,
  )
  for (const { line, field, message } of rejected.slice(0, MAX_SHOWN))
    console.log(`  line ${line}: ${field}: ${message}`)
  if (rejected.length > MAX_SHOWN) console.log(`  … and ${rejected.length - MAX_SHOWN} more`)
  if (report.quarantined)
    nothingApplied(
      'the feed would archive too many estates. If the file is complete, pass --confirm-removal.',
    )
  const applied = report.created + report.updated + report.unchanged + report.archived
  if (applied === 0) nothingApplied('no line of it is an estate.')
  if (rejected.length > 0) process.exit(1)
} else {
  const { error } = report
  const reason = typeof error === 'object' ? error.message : (error ?? JSON.stringify(report))
  nothingApplied(`${status}: ${reason}`)
}

function nothingApplied(why: string): never {
  console.error(`\nNothing was applied: ${why}`)
  process.exit(2)
}

/** The file as a stream that prints its progress, on one line of a terminal. */
function withProgress(path: string, size: number): Readable {
  let sent = 0
  return createReadStream(path).on('data', chunk => {
    sent += chunk.length
    if (process.stderr.isTTY || sent === size)
      process.stderr.write(
        `\rSent ${Math.round((100 * sent) / size)} % of ${Math.ceil(size / 1024)} kB`,
      )
  })
}
