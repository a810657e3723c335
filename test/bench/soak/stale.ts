import { pause } from './forms.ts'
import type { Soak } from './soak.ts'

/** How long a page may go without what was changed once nothing fails any more. */
const PATIENCE = 120_000

interface Page {
  site: number
  path: string
  /** One of these stands on it. */
  words: string[]
}

/** Pages that don't show in the end what was last written: the wording on the front page, the price on a home's. */
export async function stalePages(soak: Soak): Promise<string[]> {
  const until = Date.now() + PATIENCE
  let left = pagesOf(soak)
  for (;;) {
    const stale: Page[] = []
    for (const page of left) if (!(await shows(soak, page))) stale.push(page)
    left = stale
    if (left.length === 0 || Date.now() > until)
      return left.map(({ site, path, words }) => `${path} of ${site} without ${words.join(' or ')}`)
    await pause(5_000)
  }
}

const pagesOf = ({ model }: Soak): Page[] => [
  ...[...model.words].map(([site, { values }]) => ({ site, path: '/nl', words: values })),
  ...[...model.prices].map(([at, { values }]) => {
    const [site, home] = at.split('/')
    return { site: Number(site), path: `/nl/aanbod/${home}`, words: values.map(grouped) }
  }),
]

/** '300123' as a page has it: '300.123'. */
const grouped = (price: string): string => price.replace(/\B(?=(\d{3})+$)/g, '.')

async function shows(soak: Soak, { site, path, words }: Page): Promise<boolean> {
  const { status, headers, text } = await soak.visits.ask('looked at', { site, path }, [200, 301])
  const to = headers.location
  if (status === 301 && typeof to === 'string')
    return shows(soak, { site, path: to.replace(/^https?:\/\/[^/]+/, ''), words })
  return words.some(word => text.includes(word))
}
