import { createReadStream, createWriteStream, existsSync, rmSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin, fetchAdmin } from '../admin-call.ts'
import { fail, messageOf, readOptions } from '../options.ts'

const USAGE = `npm run agency -- list [NAME]
npm run agency -- export SITE FILE
npm run agency -- restore SITE FILE
npm run agency -- move SITE --to https://api.agency.example
npm run agency -- suspend SITE | resume SITE
npm run agency -- remove SITE --confirm HOSTNAME [--now]
npm run agency -- rewind SITE --to 2027-01-31T08:30:00Z
npm run agency -- held SITE | release SITE | drop SITE
  list     agencies with this in their name or hostname, or this number; 50 at most
  export   all that an agency has, as one file
  restore  such a file, into an agency that has nothing
  move     to another back end; --to '' is the default one
  remove   suspends it, and erases it in seven days (--now: at once); resume takes it back
  rewind   its store as it was then, within 30 days; the platform's own recovery
  held     what waits for your yes after a restore or rewind, and how bookings differ; release does it, drop leaves it
${ADMIN_USAGE}`

interface Agency {
  id: number
  name: string
  state: string
  hostnames: string[]
}

interface Bookings {
  unknownToApi: object[]
  unknownHere: object[]
}

interface Outcome {
  sites?: Agency[]
  agency?: Agency
  error?: unknown
  rows?: number
  listings?: boolean
  heldMails?: number
  heldTasks?: number
  mails?: number
  tasks?: number
  bookings?: Bookings | null
  erasedAgain?: number
  removed?: boolean
  erasing?: boolean
  copy?: string
  at?: string
  undo?: string
}

type Target = Parameters<typeof fetchAdmin>[0]

/** The commands of operators, by what /admin of the site Worker does. */
export async function operate(): Promise<void> {
  const text = { type: 'string' } as const
  const {
    positionals: [act, site, file],
    values: { to, confirm, now, ...target },
  } = readOptions(
    USAGE,
    { ...ADMIN_OPTIONS, to: text, confirm: text, now: { type: 'boolean' } },
    { maxArguments: 3 },
  )
  if (act === 'list') return list(target, site ?? '')
  if (!site) fail(USAGE)
  const post = (path: string, body: object) =>
    postTo(target, `/agencies/${Number(site)}${path}`, body)
  const change = async (body: object): Promise<void> => {
    const { agency } = await post('', body)
    console.log(`${agency?.name} (${agency?.id}): ${agency?.state}`)
  }
  if (act === 'export' && file) await exportTo(target, site, file)
  else if (act === 'restore' && file) await restoreFrom(target, site, file)
  else if (act === 'move' && to !== undefined) await change({ act: 'api', apiUrl: to })
  else if (act === 'suspend') await change({ act: 'state', state: 'suspended' })
  else if (act === 'resume') await change({ act: 'state', state: 'live' })
  else if (act === 'remove' && confirm) {
    const { removed, erasing, copy, at } = await post('/remove', { confirm, now })
    if (removed) console.log(copy ? `Removed. Its last copy: ${copy}` : 'Removed, without a copy.')
    else if (erasing)
      console.log('Its last copy is made; it is being erased, which takes some minutes more.')
    else console.log(`Suspended; erased at ${at}, unless it is resumed.`)
  } else if (act === 'rewind' && to) {
    const rewound = await post('/rewind', { to })
    console.log(`Rewound to ${to}. The bookmark that undoes it: ${rewound.undo}`)
    printSettled(rewound)
  } else if (act === 'held') {
    const { ok, status, body } = await callAdmin<Outcome>(target, `/agencies/${Number(site)}/held`)
    if (!ok) fail(`${status}: ${String(body.error)}`)
    printSettled({ ...body, heldMails: body.mails ?? 0, heldTasks: body.tasks ?? 0 })
  } else if (act === 'release' || act === 'drop') {
    const { mails, tasks } = await post('/held', { act })
    console.log(
      `${mails} mails and ${tasks} tasks ${act === 'drop' ? 'left undone' : 'are due now'}`,
    )
  } else fail(USAGE)
}

async function list(target: Target, search: string): Promise<void> {
  const { ok, status, body } = await callAdmin<Outcome>(
    target,
    `/agencies.json?q=${encodeURIComponent(search)}`,
  )
  if (!ok) fail(`${status}: ${String(body.error)}`)
  const agencies = body.sites ?? []
  if (agencies.length === 0) fail(`No agency is called ${search}`)
  console.table(
    agencies.map(({ id, name, state, hostnames }) => ({
      id,
      name,
      state,
      hostnames: hostnames.join(' '),
    })),
  )
}

async function exportTo(target: Target, site: string, path: string): Promise<void> {
  if (existsSync(path)) fail(`${path} is there already; say a file that is not`)
  const response = await fetchAdmin(target, `/agencies/${Number(site)}/export`)
  if (!response.ok || !response.body) fail(`${response.status}: ${await response.text()}`)
  // Node types its streams apart from those of fetch.
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  try {
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    // Half of it would pass for a copy.
    rmSync(path, { force: true })
    fail(
      `The export broke off (${messageOf(error)}), and ${path} is not kept. Does its back end answer?`,
    )
  }
  console.log(`Written to ${path}. It holds what visitors wrote: keep it safe.`)
}

async function restoreFrom(target: Target, site: string, path: string): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) fail(`${path} does not exist`)
  if (found.isDirectory())
    fail(
      `${path} is a folder, not an export. A folder is applied by: npm run agency -- apply ${path}`,
    )
  const { ok, status, body } = await callAdmin<Outcome>(
    target,
    `/agencies/${Number(site)}/restore`,
    {
      method: 'POST',
      // Node types its streams apart from those of fetch.
      body: Readable.toWeb(createReadStream(path)) as ReadableStream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-ndjson' },
    },
  )
  if (!ok) fail(`${status}: ${String(body.error)}`)
  const listings = body.listings ? 'and all its listings' : 'its back end keeps its listings'
  console.log(`Restored: ${body.rows} rows of its store, ${listings}`)
  printSettled(body)
}

/** What waits for a person after a restore or a rewind. */
function printSettled({ heldMails, heldTasks, erasedAgain, bookings }: Outcome): void {
  console.log(`${heldMails} mails and ${heldTasks} tasks are held: release or drop them`)
  if (erasedAgain) console.log(`${erasedAgain} persons erased again`)
  if (!bookings) return console.log('The back end does not say which bookings it has')
  console.log('Confirmed to visitors, not kept free by the back end:', bookings.unknownToApi.length)
  if (bookings.unknownToApi.length > 0) console.table(bookings.unknownToApi)
  console.log('Kept free by the back end, unknown here:', bookings.unknownHere.length)
  if (bookings.unknownHere.length > 0) console.table(bookings.unknownHere)
}

async function postTo(target: Target, path: string, body: object): Promise<Outcome> {
  const called = await callAdmin<Outcome>(target, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!called.ok) fail(`${called.status}: ${JSON.stringify(called.body.error)}`)
  return called.body
}
