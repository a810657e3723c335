import { PUBLISH_EVERY } from '../../../worker/agency/versions.ts'
import { createEntry, freshnessOf, type CacheEntry } from '../../../worker/cache/cache-entry.ts'
import { isWritten } from '../../../worker/cache/known-entry.ts'
import { policyOf, type PolicyName } from '../../../worker/cache/policies.ts'
import { cacheControl, type PagePolicyName } from '../../../worker/page-cache/policies.ts'
import { scopesOfPage, estateScope } from '../../../worker/versions/hangs-on.ts'
import { KV_CACHE_SECONDS, MEMO } from '../../../worker/versions/read-host.ts'
import { NO_VERSIONS, raise, versionOf, type Scope } from '../../../worker/versions/table.ts'
import type { Row, Table } from './measure.ts'

const VIEWS_A_MONTH = 100_000_000
const DAYS = 60
/** Days before those that are counted: agencies are there already. */
const WARM_UP = 60
const DAY = 86_400_000
const ADDRESSES = 300
/** Of 300 addresses, by rank in turn: one of content, four lists, ten homes. */
const TURN = 15
/** Assumed: a changed home changes what a list shows this often, and what stands beside another home. */
const LIST_CHANGES = 0.3
const SIMILAR_CHANGES = 0.02

interface Answer {
  key: string
  kind: PolicyName
  hangsOn: readonly Scope[]
  /** How often a change of a home changes it; 1: of its own home alone. */
  changes: number
  /** The first page of a list without a filter. */
  isMain?: boolean
  /** One of those that are one entry of KV together. */
  isFrame?: boolean
  estate?: string
}

interface Address {
  key: string
  policy: PagePolicyName
  hangsOn: readonly Scope[]
  answers: Answer[]
}

const still = (kind: PolicyName, key: string, scope: Scope): Answer => ({
  key,
  kind,
  hangsOn: [scope],
  changes: 0,
})

/** What every page reads. */
const FRAME: Answer[] = [
  still('site', 'site', 'site'),
  still('messages', 'words', 'site'),
  still('navigation', 'header', 'site'),
  still('navigation', 'footer', 'site'),
  still('entities', 'entities', 'site'),
  still('entities', 'offices', 'site'),
].map(answer => ({ ...answer, isFrame: true }))

const addresses: Address[] = Array.from({ length: ADDRESSES }, (_, rank): Address => {
  const place = rank % TURN
  const key = `/${rank}`
  if (place === 0)
    return {
      key,
      policy: 'content',
      hangsOn: scopesOfPage(null, key),
      answers: [...FRAME, still('page', `page ${rank}`, 'pages')],
    }
  if (place < 5) {
    const list = (kind: 'search' | 'filters'): Answer => ({
      key: `${kind} ${rank}`,
      kind,
      hangsOn: ['lists'],
      changes: LIST_CHANGES,
      isMain: kind === 'search' && rank < TURN,
    })
    return {
      key,
      policy: 'listing',
      hangsOn: scopesOfPage(null, key),
      answers: [...FRAME, still('page', `page ${place}`, 'pages'), list('search'), list('filters')],
    }
  }
  const id = String(1000 + rank)
  const own = { hangsOn: ['estates', estateScope(id)] as const, estate: id, changes: 1 }
  return {
    key,
    policy: 'estate',
    hangsOn: scopesOfPage({ name: 'estateDetail', params: { estateId: id } }, key),
    answers: [
      ...FRAME,
      still('page', 'pages', 'pages'),
      { ...own, key: `estate ${id}`, kind: 'estate' },
      { ...still('contact', `contact ${id}`, 'site'), hangsOn: ['site', ...own.hangsOn] },
      // Neighbours share a search: position by the kilometre, kind and status.
      {
        key: `similar ${rank % 40}`,
        kind: 'search',
        hangsOn: ['lists'],
        changes: SIMILAR_CHANGES,
      },
    ],
  }
})

const estates = addresses.flatMap(({ policy }, rank) =>
  policy === 'estate' ? [String(1000 + rank)] : [],
)

/** By Zipf: the n-th address has 1/n of the first one's views. */
const shares = addresses.map((_, rank) => 1 / (rank + 1))
const total = shares.reduce((sum, share) => sum + share, 0)

interface Situation {
  agencies: number
  deployEvery: number
  changesADay: number
}

interface Figures {
  views: number
  fresh: number
  renders: number
  kvWrites: number
  kvReads: number
  changes: number
  apiCalls: number
}

/** One agency's month, view by view, by the product's own policies. One upper tier is assumed: a page is made once for all. */
function simulate({ agencies, deployEvery, changesADay }: Situation): Figures {
  const random = generator(7)
  const viewsADay = VIEWS_A_MONTH / agencies / 30
  const start = Date.parse('2027-03-01T00:00:00Z')
  const countFrom = start + WARM_UP * DAY
  const none = { fresh: 0, renders: 0, kvWrites: 0, kvReads: 0, changes: 0, apiCalls: 0 }
  const figures: Figures = { views: 0, ...none }
  const pages = new Map<string, { at: number; freshUntil: number }>()
  const stored = new Map<string, CacheEntry>()
  const contents = new Map<string, number>()
  let table = NO_VERSIONS
  let nextChange = start + exponential(random, DAY / changesADay)
  let lastRead = 0
  const step = DAY / viewsADay
  for (let now = start; now < countFrom + DAYS * DAY; now += exponential(random, step)) {
    if (now < countFrom) Object.assign(figures, none)
    else figures.views++
    while (nextChange < now) {
      const id = estates[Math.floor(random() * estates.length)] ?? ''
      table = raise(table, { scopes: [estateScope(id), 'lists'], at: nextChange }, nextChange)
      figures.changes++
      figures.kvWrites++
      for (const { answers } of addresses)
        for (const { key, estate, changes } of answers)
          if (estate ? estate === id : changes > 0 && random() < changes)
            contents.set(key, (contents.get(key) ?? 0) + 1)
      nextChange += exponential(random, DAY / changesADay)
    }
    // The entry of the host, and now and then that of all.
    if (now - lastRead > MEMO) figures.kvReads += 1.2
    lastRead = now
    const address = pick(random)
    const deploy = Math.floor((now - start) / deployEvery)
    const version = versionOf(table, address.hangsOn)
    const key = `${deploy} ${version} ${address.key}`
    const page = pages.get(key)
    if (page && now < page.freshUntil) {
      figures.fresh++
      continue
    }
    figures.renders++
    figures.kvReads++
    let isFrameWritten = false
    for (const answer of address.answers) {
      const changes = {
        version: versionOf(table, answer.hangsOn),
        hardVersion: 0,
        isAnnounced: true,
      }
      const policy = policyOf(answer.kind, answer.isMain)
      const entry = stored.get(answer.key)
      if (!answer.isFrame) figures.kvReads++
      if (entry && freshnessOf(entry, now, changes, policy) === 'fresh') continue
      figures.apiCalls++
      const value = contents.get(answer.key) ?? 0
      const known = entry && { entry, writtenAt: entry.storedAt, writtenVersion: entry.version }
      if (known && isWritten(known, value, { now, changes, policy })) continue
      if (!answer.isFrame || !isFrameWritten) figures.kvWrites++
      isFrameWritten ||= answer.isFrame ?? false
      stored.set(answer.key, createEntry(1, now, changes.version, value))
    }
    const control = cacheControl(address.policy, {
      isAnnounced: true,
      now,
      changesAt: Infinity,
      isStale: false,
    })
    const life = Number(/max-age=(\d+)/.exec(control)?.[1]) * 1000
    pages.set(key, { at: now, freshUntil: now + life })
  }
  return figures
}

function pick(random: () => number): Address {
  let rest = random() * total
  for (const [rank, share] of shares.entries()) {
    rest -= share
    const address = addresses[rank]
    if (rest <= 0 && address) return address
  }
  return addresses[0] as Address
}

const exponential = (random: () => number, mean: number): number => -Math.log(1 - random()) * mean

/** The same numbers every time. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Dollars a million, by the platform's list. */
const PRICE = { request: 0.3, cpuMs: 0.02, kvRead: 0.5, kvWrite: 5, objectCall: 0.15 }
const CPU_MS = { hit: 1, render: 9 }

function rowOf(situation: Situation): Row {
  const figures = simulate(situation)
  const { views, fresh, renders, kvReads, kvWrites, changes, apiCalls } = figures
  const scale = VIEWS_A_MONTH / views / 1e6
  const bill = {
    // The gateway and the call of Page, found or made; a call of the bound API is none.
    requests: 2 * views * PRICE.request * scale,
    CPU: (views * CPU_MS.hit + renders * CPU_MS.render) * PRICE.cpuMs * scale,
    'KV reads': kvReads * PRICE.kvRead * scale,
    'KV writes': kvWrites * PRICE.kvWrite * scale,
    // A change: raised and confirmed; an answer: asked of the listings' object.
    objects: (changes * 2 + apiCalls) * PRICE.objectCall * scale,
  }
  const dollars = Object.values(bill).reduce((sum, part) => sum + part, 0)
  return {
    'found fresh %': round((100 * fresh) / views, 1),
    'KV writes a view': round(kvWrites / views, 3),
    'KV reads a view': round(kvReads / views, 2),
    'purge calls needed': 0,
    'seen everywhere within s': (PUBLISH_EVERY + MEMO) / 1000 + KV_CACHE_SECONDS,
    ...Object.fromEntries(
      Object.entries(bill).map(([name, part]) => [`$ ${name}`, Math.round(part)]),
    ),
    '$ a month': Math.round(dollars),
    '$ a million views': round(dollars / (VIEWS_A_MONTH / 1e6), 2),
  }
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** What 100 million views a month cost and how many find their page fresh, by the code's own policies. */
export async function measureViews(): Promise<Table[]> {
  const situations = [100, 1000, 10_000].flatMap(agencies =>
    [7, 1].flatMap(days =>
      [5, 20].map(changesADay => ({ agencies, deployEvery: days * DAY, changesADay })),
    ),
  )
  return [
    {
      title: `100 million views a month over ${ADDRESSES} addresses an agency (a model)`,
      rows: Object.fromEntries(
        situations.map(each => [
          `${each.agencies} agencies, a deploy ${each.deployEvery === DAY ? 'a day' : 'a week'}, ${each.changesADay} changes a day`,
          rowOf(each),
        ]),
      ),
      limit:
        'its assumptions: Zipf over the addresses, one upper tier, one hostname and language an agency, a change shown by 3 lists of 10',
    },
  ]
}
