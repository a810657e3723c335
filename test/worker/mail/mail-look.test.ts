import { expect, it } from 'vitest'
import { mailLook } from '../../../worker/mail/html/mail-look.ts'
import { aSite } from '../../support/demo-api.ts'

const { theme } = aSite()

it.each(['editorial', 'coastal', 'rustic'] as const)(
  'a mail of the %s brand is its own, and names each surface and its letters (MAIL-81)',
  character => {
    const look = mailLook({ ...theme, character })
    for (const surface of [look.head, look.body, look.button])
      expect([surface.backgroundColor, surface.color]).toEqual([
        expect.stringMatching(/^#[\da-f]{6}$/i),
        expect.stringMatching(/^#[\da-f]{6}$/i),
      ])
    for (const other of ['editorial', 'coastal', 'rustic'] as const)
      if (other !== character)
        for (const part of ['head', 'title', 'button', 'facts', 'quote', 'picture'] as const)
          expect(mailLook({ ...theme, character: other })[part]).not.toEqual(look[part])
  },
)
