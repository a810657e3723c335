import { CREDENTIAL_FIELDS } from '../../crm/credential-fields.ts'
import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from '../admin-call.ts'
import { fail, readOptions } from '../options.ts'
import { askCredentials } from './ask-credentials.ts'

const USAGE = `npm run agency -- connect SITE whise
npm run agency -- crm SITE [--pull [--confirm-removal]]
npm run agency -- disconnect SITE
  connect     asks for the credentials of its CRM, tries them, and reads its homes from then on; or reads them as JSON
              from standard input: echo '{"username": …}' | npm run agency -- connect SITE whise
  crm         how its CRM does, and what could not be taken over
  --pull      reads everything now; --confirm-removal: also where many homes would go
  disconnect  forgets the credentials; the homes stay
${ADMIN_USAGE}`

interface Note {
  externalId: string
  message: string
}

interface CrmState {
  kind: string
  label: string
  state: string
  problem: string | null
  failingSince: number | null
  nextAt: number | null
  readAt: number | null
  wholeAt: number | null
  estates: number
  contacts: { sent: number; failing: number; problem: string | null }
  report: {
    sent: number
    removed: number
    heldBack: number
    refused: Note[]
    warnings: Note[]
  } | null
}

interface Outcome {
  crm?: CrmState | null
  error?: unknown
}

/** `npm run agency -- connect`, `crm` and `disconnect`: an agency's CRM. */
export async function connect(): Promise<void> {
  const flag = { type: 'boolean' } as const
  const {
    positionals: [act, site = '', kind = ''],
    values: { pull, 'confirm-removal': confirmRemoval = false, ...target },
  } = readOptions(
    USAGE,
    { ...ADMIN_OPTIONS, pull: flag, 'confirm-removal': flag },
    { maxArguments: 3 },
  )
  if (!/^[1-9]\d*$/.test(site)) fail(`Say the agency by its number\n\n${USAGE}`)
  const call = async (method: string, body?: object): Promise<Outcome> => {
    const called = await callAdmin<Outcome>(target, `/agencies/${site}/crm`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    })
    if (!called.ok) fail(`${called.status}: ${String(called.body.error)}`)
    return called.body
  }
  if (act === 'connect') {
    const fields = CREDENTIAL_FIELDS[kind]
    if (!fields) fail(`Say which CRM: ${Object.keys(CREDENTIAL_FIELDS).join(', ')}\n\n${USAGE}`)
    const credentials = await askCredentials(fields)
    print((await call('PUT', { crm: kind, credentials })).crm)
    console.log(`Connected. Its homes are being read: npm run agency -- crm ${site} tells how far.`)
  } else if (act === 'disconnect') {
    await call('DELETE')
    console.log('Disconnected. Its homes stay as they are.')
  } else if (pull) print((await call('POST', { act: 'pull', confirmRemoval })).crm)
  else print((await call('GET')).crm)
}

function print(crm: CrmState | null | undefined): void {
  if (!crm) return console.log('No CRM is connected.')
  const { contacts, report } = crm
  console.log(`${crm.kind}, ${crm.label}: ${crm.state}${crm.problem ? `; ${crm.problem}` : ''}`)
  if (crm.failingSince !== null) console.log(`  since            ${moment(crm.failingSince)}`)
  if (crm.state === 'refused')
    console.log(`  refused          asked again by itself; with other credentials: connect it anew`)
  console.log(`  next read        ${moment(crm.nextAt)}`)
  console.log(`  last read        ${moment(crm.readAt)}, everything ${moment(crm.wholeAt)}`)
  console.log(`  homes            ${crm.estates}`)
  console.log(
    `  enquiries        ${contacts.sent} handed back, ${contacts.failing} waiting${contacts.problem ? ` (${contacts.problem})` : ''}`,
  )
  if (!report) return
  console.log(
    `  last reading     ${report.sent} sent, ${report.removed} taken off, ${report.heldBack} held back by the guard`,
  )
  for (const { externalId, message } of report.refused)
    console.log(`  refused          ${externalId}: ${message}`)
  for (const { externalId, message } of report.warnings)
    console.log(`  not taken over   ${externalId}: ${message}`)
}

const moment = (time: number | null): string =>
  time === null ? 'never' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
