import { agency, agencyRows } from '../agency-object.ts'
import { aDesk } from './a-desk.ts'
import { formFields } from './form-fields.ts'

type Written = Partial<
  Record<'name' | 'email' | 'text' | 'phone' | 'estate' | 'source', string>
> & {
  flag?: 'trap'
  recipient?: string
  locale?: 'nl' | 'fr' | 'en' | 'de'
}

/** An agency with a desk to which people wrote, its owner signed in. */
export async function anInbox(bindings: Parameters<typeof aDesk>[0] = {}) {
  const desk = await aDesk(bindings)
  const { site } = desk
  const own = await desk.signedIn()
  const store = agency(site.id)
  let count = 0
  /** An enquiry as the contact form leaves it; its id. */
  const write = async ({
    name = 'Jo Vos',
    email = 'jo@voorbeeld.be',
    text = 'Is het nog vrij?',
    phone = '0470 12 34 56',
    estate = '',
    source = '',
    flag,
    recipient = 'an@agency.example',
    locale = 'nl',
  }: Written = {}): Promise<string> => {
    count += 1
    const id = `e-${count}`
    const title = estate && { estate: `Kouter ${estate}` }
    await store.submissions.submit(
      { form: 'contact', key: id, bodyHash: '', now: Date.now() },
      {
        counts: [],
        enquiry: {
          id,
          kind: 'contact',
          locale,
          email,
          recipient,
          estateId: estate,
          fields: { name, phone, text, ...(source && { source }), ...title },
          flag: flag ?? null,
          createdAt: Date.now() + count,
        },
        consent: {
          email,
          purpose: 'contact',
          text: 'Ja',
          version: '1',
          locale,
          givenAt: Date.now(),
        },
      },
    )
    return id
  }
  const threads = () =>
    agencyRows<{ id: string; state: string; owner: string | null; note: string; email: string }>(
      site.id,
      'SELECT id, state, owner, note, email FROM thread ORDER BY created_at, written_at',
    )
  const page = async (path: string, browser = own) => {
    const answer = await browser.ask(path)
    return { status: answer.status, html: (await answer.text()).split(/<main/)[1] ?? '' }
  }
  /** Opens a thread, fills in the form of one act and sends it. */
  const act = async (
    id: string,
    name: string,
    fields: Record<string, string> = {},
    browser = own,
  ) => {
    const path = `/desk/inbox/${id}`
    const { html } = await page(path, browser)
    const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? '0'
    const sent: Record<string, string> = { act: name, seen, ...fields }
    if (name === 'reply') sent.reply ??= formFields(html, 'reply').reply ?? ''
    return browser.ask(path, sent)
  }
  const mailsTo = (email: string) =>
    agencyRows<{
      kind: string
      subject: string
      text: string
      html: string
      replyTo: string | null
    }>(
      site.id,
      `SELECT kind, message ->> 'subject' AS subject, message ->> 'text' AS text,
        message ->> 'html' AS html, message ->> 'replyTo' AS replyTo
      FROM outbox WHERE recipient = ?1 AND kind <> 'sign-in' ORDER BY rowid`,
      email,
    )
  return { ...desk, own, store, write, threads, page, act, mailsTo }
}
