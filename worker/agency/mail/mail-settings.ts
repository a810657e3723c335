import type { Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import { DENIAL_LASTS, type Maker, type TakenBack } from '../people/taken-back.ts'
import { tellOwners } from '../people/tell-owners.ts'
import type { Sql } from '../sql.ts'

export type MailSettingsRow = {
  /** A second address that gets every mail to the agency; '': none. */
  copyTo: string
  /** The agency's own domain to send from; '': the platform's. */
  domain: string
  /** When its records were last found to be right; null: it is not used. */
  domainProvenAt: Millis | null
}

const NONE: MailSettingsRow = { copyTo: '', domain: '', domainProvenAt: null }

/** How an agency's mail goes. */
export class MailSettings {
  readonly #sql: Sql
  readonly #audit: Audit
  readonly #notices: Notices

  constructor({ sql, audit, notices }: { sql: Sql; audit: Audit; notices: Notices }) {
    this.#sql = sql
    this.#audit = audit
    this.#notices = notices
  }

  read(): MailSettingsRow {
    return (
      this.#sql.first<MailSettingsRow>(
        'SELECT copy_to AS copyTo, domain, domain_proven_at AS domainProvenAt FROM mail_setting',
      ) ?? NONE
    )
  }

  /** Another domain must be proven anew. `mail`: to every owner, where either is another than before. */
  set(
    { copyTo, domain }: Pick<MailSettingsRow, 'copyTo' | 'domain'>,
    acting: Acting,
    mail?: OutgoingMail,
  ): void {
    this.#sql.transaction(() => {
      const before = this.read()
      if (before.copyTo === copyTo && before.domain === domain) return
      this.#sql.run(
        `INSERT INTO mail_setting_before (at, actor, copy_to, domain, domain_proven_at)
        VALUES (?1, ?2, ?3, ?4, ?5)`,
        acting.now,
        acting.actor,
        before.copyTo,
        before.domain,
        before.domainProvenAt,
      )
      this.#write({
        copyTo,
        domain,
        domainProvenAt: before.domain === domain ? before.domainProvenAt : null,
      })
      this.#note(before, { copyTo, domain }, acting)
      if (mail) tellOwners({ sql: this.#sql, notices: this.#notices }, mail)
    })
  }

  /** Within a denial: where the last change was theirs, mail goes again as before the first that they made in a row. */
  takeBack(makers: readonly Maker[], acting: Acting): TakenBack[] {
    const changes = this.#sql.all<MailSettingsRow & { at: Millis; actor: string }>(
      `SELECT at, actor, copy_to AS copyTo, domain, domain_proven_at AS domainProvenAt
      FROM mail_setting_before ORDER BY id DESC`,
    )
    const isTheirs = ({ at, actor }: { at: Millis; actor: string }): boolean =>
      makers.some(({ id, since }) => actor === `person ${id}` && at >= since)
    const others = changes.findIndex(change => !isTheirs(change))
    const former = changes[(others === -1 ? changes.length : others) - 1]
    if (!former) return []
    const now = this.read()
    const { copyTo, domain, domainProvenAt } = former
    this.#write({ copyTo, domain, domainProvenAt })
    this.#sql.run('DELETE FROM mail_setting_before')
    this.#note(now, former, acting)
    const taken = [
      ...(now.copyTo === copyTo ? [] : [now.copyTo]),
      ...(now.domain === domain ? [] : [now.domain]),
    ]
    return taken.filter(Boolean).map(name => ({ kind: 'mail', name }))
  }

  /** What a denial no longer asks for. */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice('DELETE FROM mail_setting_before WHERE at < ?1', now - DENIAL_LASTS)
  }

  #write({ copyTo, domain, domainProvenAt }: MailSettingsRow): void {
    this.#sql.run(
      `INSERT OR REPLACE INTO mail_setting (only_row, copy_to, domain, domain_proven_at)
      VALUES (1, ?1, ?2, ?3)`,
      copyTo,
      domain,
      domainProvenAt,
    )
  }

  /** Addresses of persons are no matter of the audit. */
  #note(
    before: Pick<MailSettingsRow, 'copyTo' | 'domain'>,
    after: Pick<MailSettingsRow, 'copyTo' | 'domain'>,
    acting: Acting,
  ): void {
    const stateOf = ({ copyTo, domain }: Pick<MailSettingsRow, 'copyTo' | 'domain'>) => ({
      domain,
      hasCopy: copyTo !== '',
    })
    this.#audit.add({
      ...acting,
      act: 'mail set',
      subject: 'mail',
      before: stateOf(before),
      after: stateOf(after),
    })
  }

  /** Nothing happens when the domain is another by now. */
  setDomainProven(domain: string, provenAt: Millis | null): void {
    this.#sql.run(
      'UPDATE mail_setting SET domain_proven_at = ?2 WHERE domain = ?1',
      domain,
      provenAt,
    )
  }
}
