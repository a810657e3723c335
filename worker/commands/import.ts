import { createReadStream, existsSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { callAdmin, fail, readOptions } from './admin-call.ts'

const USAGE = `npm run import -- FILE [--site 1] [--confirm-removal | --unit 231]
  FILE               NDJSON: one estate a line, see worker/listing-api/import/estates-example.ndjson
  --unit             FILE is a calendar (.ics) of when this holiday home is taken elsewhere; it replaces the one sent before
  --confirm-removal  apply it even if it archives more than a fifth of the estates
  --url              the site Worker (else SITE_URL, else http://localhost:8787)    --token   else ADMIN_TOKEN, else .dev.vars`
const SHOWN = 20

const {
  positionals: [file],
  site = '1',
  unit,
  'confirm-removal': confirmed,
  ...options
} = readOptions(USAGE, {
  site: { type: 'string' },
  unit: { type: 'string' },
  'confirm-removal': { type: 'boolean' },
})
if (!file || !existsSync(file)) fail(file ? `${file} does not exist\n${USAGE}` : USAGE)

const [path, media] = unit
  ? [`rental-units/${Number(unit)}/calendar`, 'text/calendar']
  : [`estates${confirmed ? '?confirm=removal' : ''}`, 'application/x-ndjson']
const { status, answer: report } = await callAdmin(options, `/sites/${Number(site)}/${path}`, {
  method: 'PUT',
  body: Readable.toWeb(withProgress(file)),
  duplex: 'half',
  headers: { 'Content-Type': media },
})
if (unit && Array.isArray(report.conflicts)) {
  console.log(
    `\n${report.blocked} nights taken elsewhere${report.conflicts.length ? `; taken here too: ${report.conflicts.join(', ')}` : ''}`,
  )
  process.exit(0)
}
if (!Array.isArray(report.rejected))
  fail(`\n${status}: ${report.error?.message ?? report.error ?? JSON.stringify(report)}`)
console.log(
  `\n${report.created} new, ${report.updated} changed, ${report.unchanged} unchanged, ${report.archived} ${report.quarantined ? 'would be archived' : 'archived'}, ${report.rejected.length} lines refused`,
)
for (const { line, field, message } of report.rejected.slice(0, SHOWN))
  console.log(`  line ${line}: ${field}: ${message}`)
if (report.rejected.length > SHOWN) console.log(`  … and ${report.rejected.length - SHOWN} more`)
if (report.quarantined)
  fail('Nothing was applied: too much would go. Is the file whole? If so: --confirm-removal')

/** The file as a stream that says how far it is, on one line of a terminal. */
function withProgress(path) {
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
