import type { ListedMail } from '../../../worker/agency/outbox.ts'
import type { Product } from './product.ts'

interface SentMail {
  subject: string
  text: string
}

/** The demo agencies. */
const SITES = [1, 2, 3]

/** The mails of all agencies, those of each newest first. */
export async function allMails(product: Pick<Product, 'server'>): Promise<ListedMail[]> {
  const lists = await Promise.all(
    SITES.map(async site => (await agencyStub(product, site)).call('outbox', 'list', [200])),
  )
  return lists.flat()
}

/** Whether an agency keeps somebody of this address informed. */
export async function isSubscriber(
  product: Pick<Product, 'server'>,
  site: number,
  email: string,
): Promise<boolean> {
  const kept = await (await agencyStub(product, site)).call('persons', 'export', [email])
  return kept.subscriber.length > 0
}

const agencyStub = async ({ server }: Pick<Product, 'server'>, site: number): Promise<AgencyStub> =>
  // Miniflare's stub has no type of the class.
  (await server.getDurableObjectNamespace('AGENCY', 'baksteen')).getByName(
    String(site),
  ) as unknown as AgencyStub

interface AgencyStub {
  call(part: 'outbox', method: 'list', args: [limit: number]): Promise<ListedMail[]>
  call(part: 'persons', method: 'export', args: [email: string]): Promise<{ subscriber: unknown[] }>
}

/** What the outboxes hold for an address, the newest first. */
export async function mailsTo(product: Product, recipient: string): Promise<SentMail[]> {
  const own = (await allMails(product)).filter(mail => mail.recipient === recipient)
  return own.map(({ subject, text }) => ({ subject: subject ?? '', text: text ?? '' }))
}

/** The first address in a mail that names this word; '' where none does. */
export const addressIn = (mail: SentMail | undefined, word: string): string =>
  new RegExp(`http\\S+/${word}/\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
