import * as v from 'valibot'
import { addressLine } from '../../../shared/estate/address.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { HomeList } from '../../../shared/homes/home-record.ts'
import { ESTATE } from '../../api/estate-schema.ts'
import { readContent } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { SHOWN, type Waiting, type WaitingSource } from './waiting.ts'

type Home = v.InferOutput<typeof HomeList>['homes'][number]

/** Homes that lack what the law asks for: held back, or shown all the same. Of an agent only those that are theirs. */
export const HOMES_WAITING: WaitingSource = {
  may: ['owner', 'agent', 'reader'],
  find: async (c, { member }) => {
    const agent: Record<string, string> = member.role === 'agent' ? { agent: member.email } : {}
    const [held, gaps] = await Promise.all([
      listHomes(c, { state: 'held', ...agent }),
      listHomes(c, { gaps: '1', order: 'gaps', ...agent }),
    ])
    return [waiting(c, 'held', held, 'state=held'), waiting(c, 'gaps', gaps, 'gaps=1')]
  },
}

async function listHomes(c: Desk, query: Record<string, string>) {
  const search = new URLSearchParams({ ...query, limit: String(SHOWN) })
  const read = await readContent(c, `/homes?${search}`)
  return read && v.parse(HomeList, read.content)
}

function waiting(
  c: Desk,
  name: 'held' | 'gaps',
  list: v.InferOutput<typeof HomeList> | null,
  query: string,
): Waiting {
  return {
    name,
    count: list?.total ?? 0,
    items: (list?.homes ?? []).map(home => ({
      id: home.externalId,
      label: homeName(c, home),
      detail: lacks(c, home),
      href: `/desk/homes/${encodeURIComponent(home.externalId)}`,
    })),
    href: `/desk/homes?${query}`,
  }
}

/** The first two things that a home lacks. */
function lacks(c: Desk, { held, gaps }: Home): string {
  const t = wordsOf(c)
  const rules = held ? [held === 'energy' ? 'energyLabel' : held] : gaps
  const words = rules.slice(0, 2).map(rule => t(`legalRule.${rule}`))
  return rules.length > 2
    ? t('deskToday.andMore', { words: words.join(', '), count: rules.length - 2 })
    : words.join(', ')
}

/** Its address, whether visitors see it or not, else its title. */
function homeName(c: Desk, { general }: Home): string {
  const { defaultLocale } = c.var.site
  const estate = v.safeParse(ESTATE, { general })
  if (!estate.success) return String(general.id)
  const { address } = estate.output.general
  const whole = address ? addressLine({ ...address, visible: true }, defaultLocale) : ''
  return whole || headTitle(estate.output, defaultLocale, wordsOf(c))
}
