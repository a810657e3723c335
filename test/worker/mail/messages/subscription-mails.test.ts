import { expect, it } from 'vitest'
import { toCard } from '../../../../shared/estate/card.ts'
import { matchesMail } from '../../../../worker/mail/messages/subscription-mails.ts'
import { anEstate, aSite } from '../../../support/demo-api.ts'

const matched = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    card: toCard(anEstate(from + index)),
    reasons: ['new' as const],
    priceBefore: null,
  }))

it('shows at most twenty estates over all searches, and how many more each has (SUBS-28)', () => {
  const t = (key: string, params: Record<string, string | number> = {}) =>
    `${key} ${params.count ?? ''}`
  const { parts } = matchesMail({ site: aSite(), t } as never, {
    searches: [
      { name: 'een', estates: matched(15) },
      { name: 'twee', estates: matched(9, 50) },
      { name: 'drie', estates: matched(2, 80) },
    ] as never,
    edit: 'https://x.test/edit',
    unsubscribe: 'https://x.test/leave',
  })
  const shown = parts.flatMap(part => (part.part === 'cards' ? [part.cards.length] : []))
  const more = parts.flatMap(part => (part.part === 'small' ? [part.text] : []))
  expect(shown).toEqual([15, 5])
  expect(more).toEqual(['mail.matches.more 4', 'mail.matches.more 2'])
})
