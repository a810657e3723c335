import type { Product } from './product.ts'

interface SentMail {
  subject: string
  text: string
}

/** What the outbox holds for an address, the newest first. */
export async function mailsTo({ server }: Product, recipient: string): Promise<SentMail[]> {
  const db = await server.getD1Database('DB', 'baksteen')
  const { results } = await db
    .prepare('SELECT message FROM outbox WHERE recipient = ? ORDER BY created_at DESC')
    .bind(recipient)
    .all<{ message: string }>()
  return results.map(({ message }) => JSON.parse(message))
}

/** The first address in a mail that names this word; '' where none does. */
export const addressIn = (mail: SentMail | undefined, word: string): string =>
  new RegExp(`http\\S+/${word}/\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
