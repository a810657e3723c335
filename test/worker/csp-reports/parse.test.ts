import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseReports } from '../../../worker/csp-reports/parse.ts'

const old = (body: object): string => JSON.stringify({ 'csp-report': body })

it('keeps of a report the route, the directive and the origin, and nothing of a visitor (SEC-20)', () => {
  expect(
    parseReports(
      old({
        'document-uri': 'https://leie.example/nl/hou-me-op-de-hoogte/geheim-token?email=an@b.be',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/pixel?an@b.be',
      }),
    ),
  ).toEqual([{ page: 'editSubscriptions', directive: 'img-src', blocked: 'https://evil.example' }])
  expect(
    parseReports(
      JSON.stringify([
        {
          type: 'csp-violation',
          body: {
            documentURL: 'https://leie.example/nl/over-ons',
            effectiveDirective: 'script-src-elem',
            blockedURL: 'inline',
          },
        },
      ]),
    ),
  ).toEqual([{ page: 'page', directive: 'script-src-elem', blocked: 'inline' }])
})

it('takes nothing else for a report, and no report for a line break (SEC-20)', () => {
  expect(['', '{', 'null', '7', '{}', '{"csp-report":1}'].map(parseReports)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(
    parseReports('[null,1,{"type":"csp-violation","body":null},{"type":"other","body":{}}]'),
  ).toEqual([])
  fc.assert(
    fc.property(fc.string(), fc.anything(), (directive, page) => {
      const [report] =
        parseReports(
          old({ 'document-uri': page, 'effective-directive': directive, 'blocked-uri': directive }),
        ) ?? []
      expect(`${report?.directive}${report?.page}`).toMatch(/^[a-zA-Z:-]*$/)
    }),
  )
})
