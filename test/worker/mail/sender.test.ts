import { afterEach, describe, expect, it, vi } from 'vitest'
import { senderAddress, siteOfSender } from '../../../worker/mail/sender.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { agency } from '../../support/agency-object.ts'

const ACTING = { actor: 'operator', request: 'r', now: 1 } as const

const ENQUIRY = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }

afterEach(() => void vi.restoreAllMocks())

/** An agency that has sent a mail, after its settings were changed. */
async function aSentMail(
  changes: Parameters<typeof aMailingAgency>[0] = {},
  bindings: Parameters<typeof aMailingAgency>[1] = {},
  prepare: (site: number) => Promise<void> = async () => undefined,
) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const mailing = await aMailingAgency(changes, bindings)
  await prepare(mailing.site.id)
  await mailing.post('/nl/ajax/contact-form-handler', ENQUIRY)
  await mailing.runDue()
  return mailing
}

describe('the sender of a mail', () => {
  it.each([
    ['Immo Élan & Zonen', 'immo-elan-zonen-7@mail.be'],
    ['=?utf-8?q?x?= <a@b.be>,\r\nBcc: x', 'utf-8-q-x-a-b-be-bcc-x-7@mail.be'],
    ['不動産', '7@mail.be'],
    ['x'.repeat(80), `${'x'.repeat(40)}-7@mail.be`],
  ])('is one plain address, whatever its name is: %j (MAIL-67)', (name, address) => {
    expect(senderAddress(name, 7, 'mail.be')).toBe(address)
    expect(siteOfSender(address)).toBe(7)
  })

  it.each(['noreply@mail.be', '-0@mail.be', 'a-12345678901234567890@mail.be', '7', ''])(
    'that we never wrote is nobody’s: %j (MAIL-62)',
    address => expect(siteOfSender(address)).toBeNull(),
  )

  it('is at the agency’s own domain once that is proven, and at the platform’s when the service refuses it (MAIL-67)', async () => {
    const refused: string[] = []
    const proven = async (site: number): Promise<void> => {
      const { mailSettings } = agency(site)
      await mailSettings.set({ copyTo: '', domain: 'kantoor.be' }, ACTING)
      await mailSettings.setDomainProven('kantoor.be', 1)
    }
    const own = await aSentMail({}, {}, proven)
    expect(own.sent[0]?.from.email).toMatch(/-\d+@kantoor\.be$/)
    const EMAIL = {
      send: async ({ from }: { from: { email: string } }) => {
        refused.push(from.email.replace(/.*@/, ''))
        if (from.email.endsWith('@kantoor.be')) throw new Error('E_SENDER_NOT_VERIFIED')
        return { messageId: 'x' }
      },
    }
    const { site } = await aSentMail({}, { EMAIL }, proven)
    expect(refused).toEqual(['kantoor.be', 'mail.baksteen.example'])
    expect(await agency(site.id).mailSettings.read()).toMatchObject({ domainProvenAt: null })
    expect(await agency(site.id).outbox.list(9)).toMatchObject([{ state: 'sent' }])
  })

  it('refers to a message id of ours, the same at each try (MAIL-68)', async () => {
    const tried: Record<string, string>[] = []
    const EMAIL = {
      send: async ({ headers }: { headers: Record<string, string> }) => {
        tried.push(headers)
        throw new Error('E_DELIVERY_FAILED')
      },
    }
    const { runDue } = await aSentMail({}, { EMAIL })
    await runDue(Date.now() + 3_600_000)
    expect(tried).toHaveLength(2)
    expect(tried[0]?.References).toMatch(
      /^<thread-[\w-]{22}@mail\.baksteen\.example> <[\w-]{36}@mail\.baksteen\.example>$/,
    )
    expect(tried[1]).toEqual(tried[0])
  })
})

it('a reply reaches the agency, or who wrote to it (MAIL-72)', async () => {
  const { post, runDue, sent, site } = await aSentMail()
  await post('/nl/hou-me-op-de-hoogte', {
    email: 'bo@voorbeeld.be',
    privacy: '1',
    reason: 'new',
    type: '1',
    frequency: 'daily',
  })
  await runDue()
  expect(sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    [site.agency.email, 'an@voorbeeld.be'],
    ['bo@voorbeeld.be', site.agency.email],
  ])
})

describe('the agency’s mail', () => {
  const atPlatform = { email: 'kantoor-9@mail.baksteen.example' }

  it('goes to its second address too, each once, and to that alone where it has no other (MAIL-60)', async () => {
    const withCopy = (copyTo: string) => async (site: number) =>
      void (await agency(site).mailSettings.set({ copyTo, domain: '' }, ACTING))
    const both = await aSentMail({}, {}, withCopy('tweede@kantoor.be'))
    await both.runDue()
    expect(both.sent.map(({ to }) => to).toSorted()).toEqual(
      [both.site.agency.email, 'tweede@kantoor.be'].toSorted(),
    )
    const { agency: facts } = both.site
    const none = await aSentMail(
      { agency: { ...facts, email: '' } },
      {},
      withCopy('tweede@kantoor.be'),
    )
    expect(none.sent.map(({ to }) => to)).toEqual(['tweede@kantoor.be'])
    const same = await aSentMail({ agency: facts }, {}, withCopy(facts.email))
    expect(same.sent).toHaveLength(1)
    const { outbox } = agency(both.site.id)
    expect(new Set((await outbox.list(9)).map(({ subject }) => subject)).size).toBe(1)
  })

  it('never goes to the platform’s own domain, and its enquiry is shown as not mailed (MAIL-63, MAIL-69)', async () => {
    const { site: model } = await aMailingAgency()
    const { sent, site } = await aSentMail({ agency: { ...model.agency, ...atPlatform } })
    expect(sent).toEqual([])
    expect(await agency(site.id).enquiries.list(9)).toMatchObject([{ not_mailed: 1 }])
    expect(await agency(site.id).outbox.counts()).toMatchObject({ failed: 1 })
  })
})
