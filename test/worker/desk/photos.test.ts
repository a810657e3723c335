import { describe, expect, it } from 'vitest'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { homeStore } from '../../support/agencies/home-store.ts'
import { agency } from '../../support/agency-object.ts'

const PHOTOS = '/desk/homes/villa/photos'

/** Bytes that begin as a JPEG, each its own. */
const jpeg = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode(name)])
const pdf = (): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode('%PDF-1.7 x'))

const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()

async function aHome(pictures: object[] = []) {
  const desk = await aDesk()
  const { api, site, signedIn } = desk
  const store = homeStore(api, site.id, {
    villa: { content: { general: { id: 7 }, pictures } },
    other: { content: { general: { id: 8 } } },
  })
  const own = await signedIn()
  /** A form without script, with files of their own names. */
  const send = (files: [string, Uint8Array<ArrayBuffer>][], at = `${PHOTOS}/add`) => {
    const form = new FormData()
    for (const [name, bytes] of files) form.append('file', new File([bytes], name))
    return own.ask(at, form)
  }
  /** One file as the script sends it. */
  const sendOne = async (bytes: Uint8Array<ArrayBuffer>, query = '', said?: string) =>
    own.ask(`${PHOTOS}/add/${said ?? (await digestOf(bytes))}?${query}`, bytes)
  const shown = () => store.list('villa', 'pictures')
  const names = () => shown().map(({ file }) => String(file))
  return {
    ...desk,
    store,
    own,
    send,
    sendOne,
    shown,
    names,
    rows: () => agency(site.id).audit.list(50),
  }
}

describe('Photographs of a home', () => {
  it('come in by a plain form, in the order in which they were chosen, once each (DESK-95, DESK-96)', async () => {
    const { send, names, store, own } = await aHome()
    const answer = await send([
      ['a.jpg', jpeg('a')],
      ['plan.pdf', pdf()],
      ['b.jpg', jpeg('b')],
      ['again.jpg', jpeg('a')],
    ])
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${PHOTOS}?done=photos.addedAgain`,
    ])
    expect(names()).toHaveLength(2)
    expect(names().map(name => /^[\w-]{22}$/.test(name))).toEqual([true, true])
    const page = await (await own.ask(PHOTOS)).text()
    expect(page.indexOf(`id="p-${names()[0]}"`)).toBeLessThan(page.indexOf(`id="p-${names()[1]}"`))
    expect(page).toContain('>plan<')
    const before = [...names()]
    expect(
      (
        await send([
          ['b.jpg', jpeg('b')],
          ['c.jpg', jpeg('c')],
        ])
      ).status,
    ).toBe(303)
    expect(names().slice(0, 2)).toEqual(before)
    expect(names()).toHaveLength(3)
    await send([['a.jpg', jpeg('a')]], '/desk/homes/other/photos/add')
    expect(store.list('other', 'pictures')[0]?.file).not.toBe(before[0])
  })

  it('are named where they are refused, and the others stay (DESK-98, DESK-104)', async () => {
    const { send, names } = await aHome()
    const answer = await send([
      ['a.jpg', jpeg('a')],
      ['../../virus\u202egpj.exe', new Uint8Array([1, 2, 3])],
      ['b.jpg', jpeg('b')],
    ])
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(names()).toHaveLength(2)
    expect(page).toContain('2 van 3')
    expect(page).toContain('<strong>virusgpj</strong>')
    expect((await send([])).status).toBe(422)
  })

  it('stay when the form breaks off, and the page says so until more come in (DESK-98)', async () => {
    const { own, names, send } = await aHome()
    const form = new FormData()
    for (const name of ['a', 'b', 'c']) form.append('file', new File([jpeg(name)], `${name}.jpg`))
    const whole = new Response(form)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const cut = bytes.slice(0, bytes.length - 60)
    const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
    expect((await own.ask(`${PHOTOS}/add`, cut, headers)).status).toBe(422)
    expect(names()).toHaveLength(2)
    const word = '2 bestanden kwamen aan'
    expect(await (await own.ask(PHOTOS)).text()).toContain(word)
    const all = ['a', 'b', 'c'].map((name): [string, Uint8Array<ArrayBuffer>] => [
      `${name}.jpg`,
      jpeg(name),
    ])
    expect((await send(all)).status).toBe(303)
    expect(names()).toHaveLength(3)
    expect(await (await own.ask(PHOTOS)).text()).not.toContain(word)
  })

  it('come in one by one with script, many at once, at the places they were chosen for (DESK-95, DESK-99)', async () => {
    const { sendOne, names, own, store } = await aHome()
    const all = Array.from({ length: 8 }, (_, at) => jpeg(`photo ${at}`))
    const answers = await Promise.all(
      all.map((bytes, at) => sendOne(bytes, `at=${7 - at}&name=f.jpg`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    const inOrder = [...names()]
    const digests = (await Promise.all(all.map(digestOf))).join(' ')
    const known: { known: Record<string, number> } = await (
      await own.ask(`${PHOTOS}/known`, { digests: `${digests} ${'0'.repeat(64)}` })
    ).json()
    expect(Object.values(known.known)).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
    const { puts } = store
    const again = await sendOne(all[3] ?? jpeg(''))
    expect(await again.json()).toEqual({ state: 'there' })
    expect([names(), store.puts]).toEqual([inOrder, puts])
  })

  it('are not taken where they are not what was announced, too large or not to be kept (DESK-96, DESK-104)', async () => {
    const { sendOne, names, store } = await aHome()
    const wrong = await sendOne(jpeg('a'), '', 'f'.repeat(64))
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { reason: 'changed' }])
    const large = await sendOne(new Uint8Array(25 * 1024 * 1024 + 1))
    expect(await large.json()).toMatchObject({ reason: 'tooLarge' })
    expect((await sendOne(jpeg('a'), '', 'no-digest')).status).toBe(404)
    store.isAway = true
    expect((await sendOne(jpeg('a'))).status).toBeGreaterThanOrEqual(500)
    expect(names()).toEqual([])
  })

  it('are two hundred of a home at most, also where two forms come at once (DESK-104)', async () => {
    const { send, sendOne, names, own } = await aHome(
      Array.from({ length: 198 }, (_, index) => ({ file: `p${index}`, index })),
    )
    const statuses = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async name => (await sendOne(jpeg(name))).status),
    )
    expect(names()).toHaveLength(200)
    expect(statuses.filter(status => status < 300)).toHaveLength(2)
    const late = await send([['e.jpg', jpeg('e')]])
    expect([late.status, await late.text()]).toEqual([
      422,
      expect.stringContaining('hoogstens 200 foto’s per pand'),
    ])
    expect(await (await own.ask(PHOTOS)).text()).toContain('heeft al 200 foto’s')
    expect(names()).toHaveLength(200)
  })

  it('are put in order by buttons and numbers, unless somebody else did meanwhile (DESK-100, DESK-101)', async () => {
    const { own, names, store } = await aHome(
      ['a', 'b', 'c'].map((file, index) => ({ file, index })),
    )
    const status = async (fields: Record<string, string>) => (await own.ask(PHOTOS, fields)).status
    expect(await status({ act: 'earlier:c' })).toBe(303)
    expect(names()).toEqual(['a', 'c', 'b'])
    const numbers = { 'n-a': '1', 'n-c': '2', 'n-b': '1' }
    expect(await status({ act: 'order', seen: 'a c b', ...numbers })).toBe(303)
    expect(names()).toEqual(['b', 'a', 'c'])
    const stale = await own.ask(PHOTOS, { act: 'order', seen: 'a c b', ...numbers })
    expect([stale.status, (await stale.text()).includes('Iemand anders')]).toEqual([409, true])
    expect(names()).toEqual(['b', 'a', 'c'])
    expect(await status({ act: 'shred:a' })).toBe(422)
    // A colleague adds one in the very moment.
    let times = 0
    store.between = () => {
      const home = store.homes.get('villa')
      if (!home || times++ > 0) return
      const pictures = [...store.list('villa', 'pictures'), { file: 'new', index: 9 }]
      store.homes.set('villa', { ...home, updatedAt: 50, content: { ...home.content, pictures } })
    }
    expect(await status({ act: 'first:c' })).toBe(303)
    expect(names()).toEqual(['c', 'b', 'a', 'new'])
  })

  it('are removed and put back where they stood (DESK-102)', async () => {
    const { own, names, shown, rows } = await aHome(
      ['a', 'b', 'c'].map((file, index) => ({ file, index, caption: { nl: file } })),
    )
    const before = JSON.stringify(shown())
    await own.ask(PHOTOS, { act: 'remove:b' })
    expect(names()).toEqual(['a', 'c'])
    expect(await (await own.ask(PHOTOS)).text()).toContain('value="restore:b"')
    await own.ask(PHOTOS, { act: 'restore:b' })
    expect(JSON.stringify(shown())).toBe(before)
    expect(await (await own.ask(PHOTOS)).text()).not.toContain('value="restore:b"')
    expect((await rows()).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['photo removed', 'photo restored']),
    )
  })

  it('are described in each language, and come back as typed where something is wrong (DESK-103)', async () => {
    const { own, shown } = await aHome([
      { file: 'a', index: 0 },
      { file: 'b', index: 1 },
    ])
    const fields = { kind: 'plan', x: 'left', y: 'top', 'caption-nl': ' De tuin ', to: 'next' }
    const answer = await own.ask(`${PHOTOS}/a`, fields)
    expect(answer.headers.get('Location')).toBe(`${PHOTOS}/b?done=saved`)
    expect(shown()[0]).toMatchObject({
      kind: 'plan',
      caption: { nl: 'De tuin' },
      focus: { x: 'left', y: 'top' },
    })
    await own.ask(`${PHOTOS}/a`, { ...fields, x: 'center', y: 'center', 'caption-nl': '' })
    expect(shown()[0]).toMatchObject({ caption: null, focus: null })
    const long = 'x'.repeat(501)
    const wrong = await own.ask(`${PHOTOS}/a`, { ...fields, 'caption-nl': long })
    expect([wrong.status, (await wrong.text()).includes(long)]).toEqual([422, true])
    expect((await own.ask(`${PHOTOS}/unknown`)).status).toBe(404)
    expect((await own.ask('/desk/homes/nowhere/photos')).status).toBe(404)
  })

  it('keep a label of what a document was called (DESK-97)', async () => {
    const { send, own, store } = await aHome()
    await send([['C:\\Scans\\EPC_attest\u0000 2026.pdf', pdf()]])
    const files = () => store.list('villa', 'files')
    expect(files()).toMatchObject([{ comment: 'EPC attest 2026' }])
    const file = String(files()[0]?.file)
    await own.ask(`${PHOTOS}/${file}`, { 'caption-nl': 'EPC', 'caption-fr': 'PEB' })
    expect(files()).toMatchObject([{ comment: { nl: 'EPC' } }])
    await own.ask(PHOTOS, { act: `removeDocument:${file}` })
    expect(files()).toEqual([])
  })
})
