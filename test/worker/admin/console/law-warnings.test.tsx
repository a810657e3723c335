import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../../../shared/translator.ts'
import { LawWarnings } from '../../../../worker/admin/console/law-warnings.tsx'
import { MESSAGES } from '../../../../worker/site/messages.ts'

const shown = (today: string): string =>
  renderToStaticMarkup(
    <LawWarnings t={createTranslator('nl', MESSAGES.nl)} locale="nl" today={today} />,
  )

describe('the console', () => {
  it('warns of law that nobody looked up for a year (LAW-45)', () => {
    expect(shown('2027-11-22')).toBe('')
    expect(shown('2027-11-23')).toContain(
      'KB nr. 20 (20/07/1970), art. 1: laatst nagekeken op 22/11/2026',
    )
  })
})
