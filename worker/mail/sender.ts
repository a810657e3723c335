import { headerText } from './header-text.ts'

const MAX_SLUG = 40

/**
 * The address that an agency's mails come from: its name and the id of its site at the platform's mail domain or at its
 * own. Reports name it, so it says whose mail they are about.
 */
export function senderAddress(name: string, siteId: number, domain: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
  return `${slug ? `${slug}-` : ''}${siteId}@${domain}`
}

/** The site of a sender's address; null: it is none of ours. */
export function siteOfSender(address: string): number | null {
  const id = Number(/(?:^|-)([1-9][0-9]{0,15})@[^@]+$/.exec(address)?.[1])
  return Number.isSafeInteger(id) ? id : null
}

export const senderName = (name: string): string => headerText(name, 60)
