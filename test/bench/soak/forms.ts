import { markerOf } from '../agencies.ts'
import type { Effect, Told } from './model.ts'
import type { Soak } from './soak.ts'
import type { Answer, Asked } from './visit.ts'

/** As a page's script sends a form. */
const SCRIPT = {
  Accept: 'application/json',
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
}

const TRIES = 40
const PAUSE = 1_500

export const pause = (ms = PAUSE): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Asks again, the same, while the answer is that it can't be done now: what a visitor does who means it. */
export async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (![0, 502, 503].includes(answer.status) || tries === TRIES) return answer
    await pause()
  }
}

interface Sent {
  name: string
  site: number
  path: string
  fields: Record<string, string>
  /** Whether an impatient visitor presses twice. */
  isTwice: boolean
  /** Statuses that end it and need no fault. */
  final: readonly number[]
}

/** Sends a form under a key of its own until it is answered, by some twice at once. */
async function send(
  soak: Soak,
  { name, site, path, fields, isTwice, final }: Sent,
): Promise<Answer> {
  const asked: Asked = {
    site,
    path,
    method: 'POST',
    headers: { ...SCRIPT, 'Idempotency-Key': soak.keyOf(fields.email ?? '') },
    body: new URLSearchParams(fields).toString(),
  }
  const once = () => untilAnswered(() => soak.visits.ask(name, asked, final))
  const [answer, again] = await Promise.all([once(), isTwice ? once() : null])
  return again && toldOf(answer) !== 'done' ? again : answer
}

const toldOf = ({ status }: Answer): Told => {
  if (status === 200 || status === 303) return 'done'
  return status >= 400 && status < 500 ? 'refused' : 'unknown'
}

/** Somebody of their own, whose address says of which agency they are a visitor. */
const visitorOf = (soak: Soak, site: number): string =>
  `s${soak.nextNumber()}@${markerOf(site).toLowerCase()}.example`

export async function enquire(soak: Soak, site: number, isTwice: boolean): Promise<void> {
  const email = visitorOf(soak, site)
  const answer = await send(soak, {
    name: 'enquiry',
    site,
    path: '/nl/ajax/contact-form-handler',
    fields: { name: 'Soak', email, text: `Een vraag van ${email}`, privacy: '1' },
    isTwice,
    final: [200],
  })
  soak.model.effects.push({ site, kind: 'enquiry', email, told: toldOf(answer) })
}

export async function subscribe(soak: Soak, site: number, isTwice: boolean): Promise<void> {
  const email = visitorOf(soak, site)
  const answer = await send(soak, {
    name: 'subscription',
    site,
    path: '/nl/hou-me-op-de-hoogte',
    fields: {
      email,
      privacy: '1',
      status: 'FOR_SALE',
      type: '1',
      reason: 'new',
      frequency: 'instant',
    },
    isTwice,
    final: [303],
  })
  soak.model.effects.push({ site, kind: 'subscription', email, told: toldOf(answer) })
}

/** Books one of the slots that are free, which others may take first. */
export async function view(
  soak: Soak,
  site: number,
  { home, slot: at, isTwice }: { home: number; slot: number; isTwice: boolean },
): Promise<void> {
  const agenda = await soak.visits.ask('slots', { site, path: `/nl/ajax/live-agenda/${home}` })
  if (agenda.status !== 200) return
  const { slots }: { slots: { id: number }[] } = JSON.parse(agenda.text)
  const slot = slots[at % Math.max(1, slots.length)]
  if (!slot) return
  const email = visitorOf(soak, site)
  const effect: Effect = { site, kind: 'viewing', email, told: 'unknown' }
  const answer = await send(soak, {
    name: 'viewing',
    site,
    path: '/nl/ajax/viewing',
    fields: {
      name: 'Soak',
      email,
      phone: '+32 9 123 45 67',
      slot: String(slot.id),
      estate: String(home),
      privacy: '1',
    },
    isTwice,
    // Somebody else was sooner, or the agenda moved on.
    final: [200, 409, 422, 429],
  })
  effect.told = toldOf(answer)
  // It is being confirmed: what came of it is in the agency's own books at the end.
  if (effect.told === 'done' && !answer.text.includes('"next"')) effect.told = 'unknown'
  soak.model.effects.push(effect)
}
