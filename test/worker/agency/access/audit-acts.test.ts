import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../shared/locale.ts'
import { AUDIT_ACTS } from '../../../../worker/agency/access/audit-acts.ts'
import { DESK_MESSAGES } from '../../../../worker/desk/messages.ts'

describe('what the audit tells', () => {
  it.each(LOCALES)('has words in %s for each act, and for no other (DESK-34)', locale => {
    const { act } = Object(DESK_MESSAGES[locale].deskAudit)
    const keys = AUDIT_ACTS.map(name =>
      name.replace(/[ -](\w)/g, (_, letter) => letter.toUpperCase()),
    )
    expect(Object.keys(act).toSorted()).toEqual(keys.toSorted())
  })
})
