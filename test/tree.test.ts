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

describe('the tree', () => {
  it('keeps shared free of everything but shared and rosetta', () => {
    expect(wrong(/^shared\//, to => !to.startsWith('shared/') && to !== 'rosetta')).toEqual([])
  })

  it('never lets client reach into worker, locales or test', () => {
    expect(wrong(/^client\//, inside('worker', 'locales', 'test'))).toEqual([])
  })

  it('lets the listing API import shared and its libraries only', () => {
    expect(
      wrong(
        /^worker\/listing-api\//,
        to =>
          inside('client', 'locales', 'test')(to) ||
          (to.startsWith('worker/') && !to.startsWith('worker/listing-api/')),
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

  it('loads words in one place', () => {
    expect(
      arrows.filter(
        ({ from, to }) =>
          to.startsWith('locales/') &&
          !from.startsWith('test/') &&
          from !== 'worker/site/messages.ts',
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

  it('names in the README no event of the log, setting or secret that there is not', () => {
    const readme = readFileSync('README.md', 'utf8')
    const code = files
      .filter(file => file.startsWith('worker/'))
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
    const alerts = /\*\*Alert on\*\*([^]*?)\n- /.exec(readme)?.[1] ?? ''
    const named = [
      ...alerts.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g),
      ...readme.matchAll(/`([A-Z]+_[A-Z_]+)`/g),
    ].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(name => !code.includes(name))).toEqual([])
  })

  it('names in the README no command, file or package that there is not, and every package that there is', () => {
    const readme = readFileSync('README.md', 'utf8')
    const { scripts, dependencies, devDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, string>>
    const commands = [...readme.matchAll(/npm (?:run )?([a-z]+)/g)]
      .map(([, name = '']) => name)
      .filter(name => name !== 'and')
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter(name => !scripts?.[name])).toEqual([])
    const paths = [
      ...readme.matchAll(
        /[`(\s]((?:worker|client|shared|locales|test)\/[\w./-]*\w|wrangler\.toml)(?=[`)\s,]|\/`)/g,
      ),
    ].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter(path => !existsSync(path))).toEqual([])
    const table = /## Dependencies([^]*?)## /.exec(readme)?.[1] ?? ''
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      cell.split(', '),
    )
    const isNamed = (name: string): boolean =>
      named.some(each => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name))
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.filter(name => !name.startsWith('@types/') && !isNamed(name))).toEqual([])
  })

  it('keeps files small: median under 60 lines, nine in ten under 130, none over 250 but tables', () => {
    const tables = /(migrations|seed|enumerations|field-|sub-types|cost-rates|\/texts\/)/
    const lengths = files
      .filter(file => /^(worker|client|shared)\//.test(file) && !tables.test(file))
      .map(file => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
      .sort((a, b) => a.lines - b.lines)
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThan(60)
    expect(lengths[Math.floor(lengths.length * 0.9)]?.lines).toBeLessThan(130)
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  })

  // At half past midnight in Brussels Greenwich still has yesterday, and its visitors would see yesterday's law.
  it('reads which day it is from the clock in Brussels', () => {
    const days = files
      .filter(
        file =>
          /^(worker|client|shared)\//.test(file) &&
          file !== 'shared/time/day.ts' &&
          !file.includes('/seed/'),
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
    const rules = globSync('client/styles/*.css')
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
