import { createReadStream, readFileSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { csvLines, type ConvertedFeed } from './feeds/csv-lines.ts'
import { readMapping } from './feeds/mapping.ts'
import { printReport, type FeedReport } from './feeds/print-report.ts'
import { fail, messageOf, readOptions } from './options.ts'
import { callSite, SITE_OPTIONS, SITE_USAGE } from './site-call.ts'

const USAGE = `npm run import -- FILE --site 7 [--source NAME] [--partial] [--confirm-removal] | FILE.csv --map MAPPING.json --site 7 | FILE.ics --site 7 --unit 231 [--source portal]
  FILE               NDJSON, one estate a line, such as worker/listing-api/import/estates-example.ndjson (docs/feeds.md)
  --site             the agency, by its number
  --map              FILE is CSV, whose columns mean what this file says, such as worker/commands/feeds/mapping-example.json
  --unit             FILE is an iCalendar (.ics) of the nights this rental unit is booked elsewhere
  --source           which of an agency's feeds it is, where there are several: none touches the homes of another;
                     of a calendar whose it is (portal): it replaces the previous one of the same source
  --partial          what the feed does not name stays
  --confirm-removal  apply the feed even when more than five estates and more than a fifth of them would go
${SITE_USAGE}
Exits with 0 when all was applied, 1 when a line was refused, 2 when nothing was applied.`

const {
  positionals: [file],
  values: { site, map, unit, source, partial, 'confirm-removal': confirmed, ...target },
} = readOptions(
  USAGE,
  {
    ...SITE_OPTIONS,
    site: { type: 'string' },
    map: { type: 'string' },
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
if (map && unit) fail(`--map is of a feed, --unit of a calendar\n\n${USAGE}`)

const converted = map ? convert(file, map) : null
if (converted && converted.unused.length > 0)
  console.log(`Columns that ${map} does not name: ${converted.unused.join(', ')}`)

/** A feed's report, or what comes of a calendar or of neither. */
interface Outcome extends Partial<FeedReport> {
  blocked?: number
  conflicts?: string[]
  error?: string | { message: string }
}

const query = new URLSearchParams({
  ...(confirmed && { confirm: 'removal' }),
  ...(partial && { partial: '1' }),
  ...(source && { source }),
})
const [path, media] = unit
  ? [
      `rental-units/${Number(unit)}/calendar?source=${encodeURIComponent(source ?? 'portal')}`,
      'text/calendar',
    ]
  : [`estates${query.size > 0 ? `?${query}` : ''}`, 'application/x-ndjson']
const response = await callSite(target, `/sites/${Number(site)}/${path}`, {
  method: 'PUT',
  // Node types its streams apart from those of fetch.
  body: converted?.ndjson ?? (Readable.toWeb(withProgress(file, found.size)) as ReadableStream),
  duplex: 'half',
  headers: { 'Content-Type': media },
})
const { status } = response
// What the call answers is our own contract.
const outcome = (await response
  .json()
  .catch(() => ({ error: `Not JSON, status ${status}` }))) as Outcome

if (isReport(outcome))
  process.exitCode = printReport(outcome, line => converted?.lineOf[line - 1] ?? line)
else if (unit && outcome.conflicts) {
  const clashes = outcome.conflicts.length
    ? `; already booked here: ${outcome.conflicts.join(', ')}`
    : ''
  console.log(`\n${outcome.blocked} nights blocked${clashes}`)
} else {
  const { error } = outcome
  const reason = typeof error === 'object' ? error.message : (error ?? JSON.stringify(outcome))
  console.error(`\nNothing was applied: ${status}: ${reason}`)
  process.exitCode = 2
}

function isReport(value: Outcome): value is Outcome & FeedReport {
  return Array.isArray(value.rejected)
}

/** A CSV file as lines of a feed; ends the command where it or its mapping is wrong. */
function convert(csv: string, mapping: string): ConvertedFeed {
  const read = <T>(path: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      console.error(`${path} ${messageOf(error)}\n\nNothing was applied.`)
      return process.exit(2)
    }
  }
  const meaning = read(mapping, () => readMapping(readFileSync(mapping, 'utf8')))
  return read(csv, () => csvLines(readFileSync(csv), meaning))
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
