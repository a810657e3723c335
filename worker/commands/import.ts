import { createReadStream, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fail, readOptions } from './options.ts'
import { callSite, SITE_OPTIONS, SITE_USAGE } from './site-call.ts'

const USAGE = `npm run import -- FILE --site 7 [--partial] [--confirm-removal] | FILE.ics --site 7 --unit 231 [--source portal]
  FILE               NDJSON, one estate a line, such as worker/listing-api/import/estates-example.ndjson
  --site             the agency, by its number
  --unit             FILE is an iCalendar (.ics) of the nights this rental unit is booked elsewhere
  --source           whose calendar it is; it replaces the previous one of the same source
  --partial          what the feed does not name stays
  --confirm-removal  apply the feed even when more than five estates and more than a fifth of them would go
${SITE_USAGE}
Exits with 0 when all was applied, 1 when a line was refused, 2 when nothing was applied.`
const MAX_SHOWN = 20

const {
  positionals: [file],
  values: { site, unit, source = 'portal', partial, 'confirm-removal': confirmed, ...target },
} = readOptions(
  USAGE,
  {
    ...SITE_OPTIONS,
    site: { type: 'string' },
    unit: { type: 'string' },
    source: { type: 'string' },
    partial: { type: 'boolean' },
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

interface Remark {
  line: number
  field?: string
  message: string
}

interface Report {
  created: number
  updated: number
  unchanged: number
  archived: number
  quarantined: boolean
  rejected?: Remark[]
  warnings?: Remark[]
  /** Kept, and not shown. */
  heldBack?: Remark[]
  /** The sender's ids of what would go. */
  missing?: string[]
  /** Of a calendar. */
  blocked: number
  conflicts?: string[]
  error?: string | { message: string }
}

const query = new URLSearchParams({
  ...(confirmed && { confirm: 'removal' }),
  ...(partial && { partial: '1' }),
})
const [path, media] = unit
  ? [`rental-units/${Number(unit)}/calendar?source=${encodeURIComponent(source)}`, 'text/calendar']
  : [`estates${query.size > 0 ? `?${query}` : ''}`, 'application/x-ndjson']
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
  print('refused', rejected)
  print('warnings', report.warnings)
  print('not shown', report.heldBack)
  if (report.quarantined && report.missing?.length)
    console.log(`  would go: ${report.missing.join(', ')}`)
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

function print(what: string, remarks: Remark[] = []): void {
  if (remarks.length > 0) console.log(`  ${what}:`)
  for (const { line, field, message } of remarks.slice(0, MAX_SHOWN))
    console.log(`  line ${line}: ${field ? `${field}: ` : ''}${message}`)
  if (remarks.length > MAX_SHOWN) console.log(`  … and ${remarks.length - MAX_SHOWN} more`)
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
