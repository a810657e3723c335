import { expect, it } from 'vitest'
import { cleanAgreements, cleanSections } from '../../../worker/api/clean-page.ts'

it('texts of pages and agreements are cleaned as they come in (CONTENT-20)', async () => {
  const html = { nl: '<p onclick="x()">Tekst</p><script>alert(1)</script>' }
  expect(await cleanSections([{ id: 'a', type: 'htmlText', html }])).toEqual([
    { id: 'a', type: 'htmlText', html: { nl: '<p>Tekst</p>' } },
  ])
  const agreement = { id: 1, name: 'Huur', text: html.nl, version: '1', required: true }
  expect(await cleanAgreements([agreement])).toEqual([{ ...agreement, text: '<p>Tekst</p>' }])
})
