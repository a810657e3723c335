import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../worker/commands/local/run-tool.ts'
import { fail, readOptions } from '../../worker/commands/options.ts'
import { ACTS, doActs, HOSTS, OPERATOR, SITES, type SiteId, Visitor } from './same-pages/acts.ts'
import { agent, type Answer, ask, inParallel, type Request } from './same-pages/ask.ts'
import { blank, type BuiltFile, builtFiles, withoutChance } from './same-pages/blank.ts'
import type { Clock } from './same-pages/clock.ts'
import { Comparison } from './same-pages/comparison.ts'
import {
  build,
  checkOut,
  copyState,
  fillState,
  git,
  type Product,
  schemasOf,
  serveBuilt,
} from './same-pages/product.ts'
import {
  apiRequests,
  CONSOLE,
  deskKind,
  deskLinks,
  programRequests,
  visitorRequests,
} from './same-pages/requests.ts'
import { compareScreenshots } from './same-pages/screenshots.ts'

const EVERY = 12

const { values } = readOptions(
  `node test/bench/same-pages.ts [--base REV] [--every N] [--show N] [--screenshots]
Builds a commit and this folder, serves both as npm run preview does, over the same state and by the same clock, and compares
what they answer. Ends with 1 where anything differs.
  --base REV     the commit; default: origin/main, where there is one, else main
  --every N      every Nth page of the sitemaps, home and page of the desk; 1: all; default: ${EVERY}
  --show N       so many differences of each kind are printed; default: 10
  --screenshots  takes screenshots even if no style sheet differs`,
  {
    base: { type: 'string' },
    every: { type: 'string', default: String(EVERY) },
    show: { type: 'string', default: '10' },
    screenshots: { type: 'boolean', default: false },
  },
)
const every = Number(values.every)
const show = Number(values.show)
if (!(every >= 1) || !(show >= 1)) fail('--every and --show take a number from 1')

const WIDTH = 4
/** How many pages of a kind are looked at of a desk, when all are; otherwise fewer, but one. */
const OF_A_KIND = 36
/** What serving both may take, in ms; then the acts begin. */
const START_MILLIS = 15_000

const hasOrigin = git('for-each-ref', 'refs/remotes/origin/main') !== ''
const base = git('rev-parse', `${values.base ?? (hasOrigin ? 'origin/main' : 'main')}^{commit}`)

const begun = Date.now()
const say = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(4)} s  ${text}`)

const work = mkdtempSync(join(tmpdir(), 'same-pages-'))
const clock: Clock = { start: 0, epoch: 0, steps: ACTS.length }
const comparison = new Comparison()
const closing: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })]

async function close(): Promise<void> {
  agent.destroy()
  for (const step of closing.splice(0).toReversed()) await step()
}

/** How the base and this folder's product are asked. */
type Asking = (host: string, request: Request) => Promise<Answer>
type Both<Of> = readonly [before: Of, after: Of]

/** Files that a build makes and answers name, by their names. */
const files: Both<Map<string, BuiltFile>> = [new Map(), new Map()]

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void close().then(() => process.exit(1)))
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await close()
}

/** Whether all is the same. */
async function run(): Promise<boolean> {
  const products = await start()
  const visitors: Both<Visitor> = [new Visitor(products[0].port), new Visitor(products[1].port)]
  say('posts forms and signs in …')
  await doActs([...visitors], clock.epoch)
  await compareActs(visitors)
  await compareMails(visitors)
  say('asks for what visitors see …')
  const [before, after] = products
  const sites: Both<Asking> = [askingAt(before.port), askingAt(after.port)]
  for (const host of Object.values(HOSTS)) await compareVisitors(sites, host)
  say('asks the listing API …')
  await compareApi([askingAt(before.apiPort), askingAt(after.apiPort)])
  const own: Both<Asking> = [askingAs(visitors[0]), askingAs(visitors[1])]
  const [oldKey, newKey] = visitors.map(({ key }) => programRequests(key))
  for (const [index, request] of (oldKey ?? []).entries())
    await compareAnswers('calls of programs', HOSTS[1], [request, newKey?.[index] ?? request], own)
  say('looks at desks and console …')
  for (const site of SITES) await compareDesk(own, site)
  for (const path of CONSOLE)
    await compareAnswers('console', HOSTS[1], { path, headers: OPERATOR }, own)
  await compareSchemas()
  await compareFiles(sites)
  const isStyled = comparison.differing('style sheets') > 0
  if (isStyled || values.screenshots) {
    say(isStyled ? 'takes screenshots, since a style sheet differs …' : 'takes screenshots …')
    await compareScreenshots(comparison, [before.port, after.port])
  }
  const isSame = comparison.print(show)
  say(isSame ? 'the same' : 'different')
  return isSame
}

/** Builds both and serves them over the state that the base makes, which this folder's code takes over. */
async function start(): Promise<Both<Product>> {
  const old = { tree: join(work, 'base'), state: join(work, 'before') }
  const next = { tree: root, state: join(work, 'after') }
  say(`builds ${git('log', '-1', '--format=%h %s', base)} and what is here …`)
  closing.push(checkOut(base, old.tree))
  // One after the other, since a bundler uses all of the machine.
  await build(old.tree)
  await build(next.tree)
  say('seeds …')
  await fillState(old)
  copyState(old.state, next.state)
  await fillState(next)
  say('serves …')
  clock.start = Date.now()
  clock.epoch = clock.start + START_MILLIS
  const serve = async (one: typeof old, name: string): Promise<Product> => {
    const folder = join(work, name)
    mkdirSync(folder)
    const product = await serveBuilt(one, { folder, log: `${folder}.log`, clock })
    closing.push(() => product.close())
    return product
  }
  const [before, after] = await Promise.all([serve(old, 'base-bundles'), serve(next, 'bundles')])
  if (Date.now() > clock.epoch) throw new Error('The machine is too busy to serve both in time')
  return [before, after]
}

function askingAt(port: number): Asking {
  return (host, request) => ask(port, host, request)
}

function askingAs(visitor: Visitor): Asking {
  return (host, request) => visitor.ask(host, request)
}

/** Asks both and compares. What is `isOwn` has links that are made at random. Gives both texts. */
async function compareAnswers(
  kind: string,
  host: string,
  asked: Request | Both<Request>,
  asks: Both<Asking>,
  isOwn = true,
): Promise<Both<string>> {
  const [request, other] = 'path' in asked ? [asked, asked] : asked
  const [old, next] = await Promise.all([asks[0](host, request), asks[1](host, other)])
  for (const [index, { text }] of [old, next].entries())
    for (const file of builtFiles(text, host)) files[index]?.set(file.name, file)
  const shown = (answer: Answer): string => (isOwn ? withoutChance(blank(answer)) : blank(answer))
  const name = [request.method, host + request.path, request.body].filter(Boolean).join(' ')
  comparison.add(kind, name, shown(old), shown(next))
  return [old.text, next.text]
}

async function compareActs([before, after]: Both<Visitor>): Promise<void> {
  const shown = async ({ name, answer }: Visitor['answers'][number]): Promise<string> =>
    withoutChance(`${name}\n${blank(await answer)}`)
  for (const [index, old] of before.answers.entries()) {
    const next = after.answers[index]
    comparison.add('forms', old.name, await shown(old), next ? await shown(next) : '')
  }
}

async function compareMails([before, after]: Both<Visitor>): Promise<void> {
  const shown = async (visitor: Visitor, site: SiteId): Promise<string[]> =>
    (await visitor.mails(site))
      .map(mail => withoutChance(mail).replace(/(?<!\w)\d{6}(?!\w)/g, 'CODE'))
      .toSorted()
  for (const site of SITES) {
    const [old, next] = await Promise.all([shown(before, site), shown(after, site)])
    for (let index = 0; index < Math.max(old.length, next.length); index++)
      comparison.add('mails', HOSTS[site], old[index] ?? '', next[index] ?? '')
  }
}

async function compareVisitors(asks: Both<Asking>, host: string): Promise<void> {
  const wanted = await visitorRequests(asks[0], host, every)
  await inParallel(wanted, WIDTH, async ({ kind, request }) => {
    await compareAnswers(kind, host, request, asks, false)
  })
}

async function compareApi(asks: Both<Asking>): Promise<void> {
  for (const site of SITES) {
    const requests = await apiRequests(asks[0], site, every)
    await inParallel(requests, WIDTH, async request => {
      await compareAnswers(
        'listing API',
        HOSTS[1],
        request,
        asks,
        request.path.endsWith('/bookings'),
      )
    })
  }
  await compareAnswers('OpenAPI', HOSTS[1], { path: '/openapi.json' }, asks, false)
}

/** Goes through the desk from its first page on, in both by the same links. */
async function compareDesk(asks: Both<Asking>, site: SiteId): Promise<void> {
  const most = Math.max(1, Math.round(OF_A_KIND / every))
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const queue: Both<string>[] = [['/desk', '/desk']]
  for (let pair = queue.shift(); pair; pair = queue.shift()) {
    const [path, other] = pair
    const kind = deskKind(path)
    const count = counts.get(kind) ?? 0
    if (seen.has(path) || count >= most) continue
    seen.add(path)
    counts.set(kind, count + 1)
    const asked = [{ path }, { path: other }] as const
    const texts = await compareAnswers('desk', HOSTS[site], asked, asks)
    const next = deskLinks(texts[1])
    for (const [index, link] of deskLinks(texts[0]).entries())
      queue.push([link, next[index] ?? link])
  }
}

async function compareSchemas(): Promise<void> {
  const [old, next] = [await schemasOf(join(work, 'base')), await schemasOf(root)]
  if (!old || !next) console.log('The schemas of a pack are not where they were: not compared.')
  else
    for (const name of new Set([...Object.keys(old), ...Object.keys(next)]))
      comparison.add('schemas of a pack', name, old[name] ?? '', next[name] ?? '')
}

/** Style sheets, words and lists that pages named, by what they hold. */
async function compareFiles(asks: Both<Asking>): Promise<void> {
  for (const name of new Set([...files[0].keys(), ...files[1].keys()])) {
    const [old, next] = files.map(each => each.get(name))
    const kind = name.endsWith('.css') ? 'style sheets' : 'other built files'
    if (old && next) await compareAnswers(kind, old.host, [old, next], asks, false)
    else comparison.add(kind, name, old ? 'named' : 'not named', next ? 'named' : 'not named')
  }
}
