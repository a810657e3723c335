import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = globSync('{worker,client,shared,locales,test}/**/*.{ts,tsx,mjs}')

interface Arrow {
  from: string
  to: string
}

const arrows: Arrow[] = files.flatMap(from =>
  [
    ...readFileSync(from, 'utf8').matchAll(
      /(?:^|\n)(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
    ),
  ]
    .map(match => match[1] ?? match[2] ?? '')
    .map(path => ({
      from,
      to: path.startsWith('.') ? normalize(join(dirname(from), path)) : path,
    })),
)

const wrong = (from: RegExp, forbidden: (to: string) => boolean): string[] =>
  arrows
    .filter(arrow => from.test(arrow.from) && forbidden(arrow.to))
    .map(({ from: file, to }) => `${file} -> ${to}`)

const inside =
  (...roots: string[]) =>
  (to: string): boolean =>
    roots.some(root => to.startsWith(`${root}/`))

/** What a stranger reads; each sentence of it is held to the tree. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]

const NAMED_PATH =
  /[`(\s]((?:worker|client|shared|locales|test|docs)\/[\w./-]*\w|wrangler\.toml)(?=[`)\s,]|\/`)/g

/** Imports, comments and texts, in which 'as' is another word. */
const NO_CODE = [
  /^(?:import|export) (?:type )?[{*\w][^'"`=]*?\bfrom\b/gm,
  /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*|`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"[^"\n]*"/g,
]

/** Each 'as X' that is no 'as const' and renames no key of a mapped type ('[N in Names as …'), and whether a comment stands in the seven lines before it. */
function casts(file: string): { place: string; isExplained: boolean }[] {
  const text = readFileSync(file, 'utf8')
  const code = NO_CODE.reduce(
    (rest, part) => rest.replace(part, match => match.replace(/[^\n]/g, ' ')),
    text,
  )
  const lines = text.split('\n')
  return [...code.matchAll(/(?<!\[\w+ in [\w.]+ )\bas (?!const\b)/g)].map(({ index }) => {
    const line = code.slice(0, index).split('\n').length
    const before = lines.slice(Math.max(0, line - 8), line)
    return {
      place: `${file}:${line}`,
      isExplained: before.some(each => /^\s*(\/\/|\/?\*)/.test(each)),
    }
  })
}

/** First-level rooms of the Worker that import each other, 'a b' → why; at most four. */
const MUTUAL_ROOMS: Record<string, string> = {}

/** 'worker/estate/list/…' → 'estate'; a file at the root is a room of its own. */
const roomOf = (file: string): string => file.split('/')[1] ?? file

/** The groups of files that can reach each other, by Tarjan's algorithm. */
function cycles(edges: Arrow[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    stack.push(file)
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) groups.push(group)
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return groups
}

describe('the tree', () => {
  it('keeps shared free of everything but shared and its libraries', () => {
    const own = ['rosetta', 'valibot', 'hast', 'parse5', 'hast-util-from-parse5']
    expect(wrong(/^shared\//, to => !to.startsWith('shared/') && !own.includes(to))).toEqual([])
  })

  it('never lets client reach into worker, locales or test', () => {
    expect(wrong(/^client\//, inside('worker', 'locales', 'test'))).toEqual([])
  })

  it('lets the listing API import shared, the SQL that both stores are asked in, and its libraries only', () => {
    expect(
      wrong(
        /^worker\/listing-api\//,
        to =>
          inside('client', 'locales', 'test')(to) ||
          (to.startsWith('worker/') && !inside('worker/listing-api', 'worker/store')(to)),
      ),
    ).toEqual([])
    expect(
      wrong(
        /^worker\/store\//,
        to => inside('client', 'locales', 'test', 'worker')(to) && !inside('worker/store')(to),
      ),
    ).toEqual([])
  })

  it('lets nobody import the listing API or the tests', () => {
    expect(
      wrong(
        /^(worker\/(?!listing-api|commands)|client|shared)/,
        inside('worker/listing-api', 'test'),
      ),
    ).toEqual([])
  })

  it('loads words in two places, those of the desk with it', () => {
    expect(
      arrows.filter(
        ({ from, to }) =>
          to.startsWith('locales/') &&
          !from.startsWith('test/') &&
          !['worker/site/messages.ts', 'worker/desk/messages.ts'].includes(from),
      ),
    ).toEqual([])
  })

  it('has no file named for what it is not about', () => {
    expect(
      files.filter(file =>
        /(^|\/|-)(utils?|helpers?|manager|misc)(\.|\/)|(^|\/)common\./.test(file),
      ),
    ).toEqual([])
  })

  it('names in its documents no event of the log, setting or secret that there is not', () => {
    const code = files
      .filter(file => file.startsWith('worker/'))
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
    const alerts = /\*\*Alert on\*\*([^]*?)\n- /.exec(
      readFileSync('docs/operations.md', 'utf8'),
    )?.[1]
    const named = [
      ...(alerts ?? '').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g),
      ...DOCUMENTS.map(file => readFileSync(file, 'utf8'))
        .join('\n')
        .matchAll(/`([A-Z]+_[A-Z_]+)`/g),
    ].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(name => !code.includes(name))).toEqual([])
  })

  it('names in its documents no command, path, link or package that there is not, and every package that there is', () => {
    const { scripts, dependencies, devDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, string>>
    const commands: string[] = []
    const paths: string[] = []
    for (const file of DOCUMENTS) {
      const text = readFileSync(file, 'utf8')
      for (const [, name = ''] of text.matchAll(/npm (?:run )?([a-z]+)/g)) commands.push(name)
      for (const [, path = ''] of text.matchAll(NAMED_PATH)) paths.push(path)
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
        paths.push(normalize(join(dirname(file), link)))
    }
    expect(commands.length).toBeGreaterThan(20)
    expect(
      commands.filter(name => !scripts?.[name] && !['and', 'install', 'ci'].includes(name)),
    ).toEqual([])
    expect(paths.length).toBeGreaterThan(60)
    expect(paths.filter(path => !existsSync(path))).toEqual([])
    const table = /## Dependencies([^]*?)## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      cell.split(', '),
    )
    const isNamed = (name: string): boolean =>
      named.some(each => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name))
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.filter(name => !name.startsWith('@types/') && !isNamed(name))).toEqual([])
  })

  it('casts at most twenty times in its sources, and says why at each', () => {
    const found = files.filter(file => /^(worker|client|shared)\//.test(file)).flatMap(casts)
    expect(found.length, found.map(({ place }) => place).join('\n')).toBeLessThanOrEqual(20)
    expect(found.filter(({ isExplained }) => !isExplained)).toEqual([])
  })

  it('makes no transaction of a function that waits, so that nothing comes in between', () => {
    const found = files
      .filter(file => file.startsWith('worker/'))
      .flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(/\btransaction(?:Sync)?\(\s*(\w+)/g)].map(
          ([, first]) => ({ file, first }),
        ),
      )
    expect(found.filter(({ first }) => first === 'async')).toEqual([])
  })

  it('has no cycle of imports, of types neither', () => {
    expect(cycles(arrows.filter(({ to }) => files.includes(to)))).toEqual([])
  })

  it('lets no two rooms of the Worker import each other, but those named here with their reason', () => {
    const pairs = new Set(
      arrows
        .filter(({ from, to }) => from.startsWith('worker/') && to.startsWith('worker/'))
        .map(({ from, to }) => [roomOf(from), roomOf(to)])
        .filter(([from, to]) => from !== to)
        .map(pair => pair.join(' ')),
    )
    expect(pairs.size).toBeGreaterThan(50)
    const mutual = [...pairs].filter(pair => {
      const [from = '', to = ''] = pair.split(' ')
      return from < to && pairs.has(`${to} ${from}`)
    })
    expect(mutual.sort()).toEqual(Object.keys(MUTUAL_ROOMS).sort())
    expect(mutual.length).toBeLessThanOrEqual(4)
  })

  // At half past midnight in Brussels Greenwich still has yesterday, and its visitors would see yesterday's law.
  it('reads which day it is from the clock in Brussels', () => {
    const days = files
      .filter(
        file =>
          /^(worker|client|shared)\//.test(file) &&
          file !== 'shared/time/day.ts' &&
          !file.includes('/demo/'),
      )
      .filter(file =>
        /toISOString\(\)\s*\.(slice|substring)\(0, 10\)|toISOString\(\)\s*\.split|formatDate\(new Date/.test(
          readFileSync(file, 'utf8'),
        ),
      )
    expect(days).toEqual([])
  })

  // The browser would look at the whole page's style again whenever anything is put in it: 40 ms on a telephone, each time.
  it('styles nothing by what the page as a whole holds, nor everything in what holds something', () => {
    const rules = globSync('client/styles/**/*.css')
      .filter(file => !file.endsWith('print.css'))
      .flatMap(file => readFileSync(file, 'utf8').match(/[^{}]*:has\([^{}]*/g) ?? [])
    expect(rules.length).toBeGreaterThan(5)
    expect(
      rules.filter(rule =>
        /\b(html|body|main)\b[^\s>]*:has\(|:has\([^{}]*\)[^\s{}]*[\s>~+]+(:not|\*)/.test(rule),
      ),
    ).toEqual([])
  })
})
