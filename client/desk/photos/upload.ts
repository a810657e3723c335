import { atOnce } from './at-once.ts'
import { FileRow } from './file-row.ts'
import { askKnown, digestOf, sendFile } from './send-file.ts'

const AT_ONCE = 4

/** Files that are chosen or dropped are sent one by one; what did not arrive can be sent again (DESK-99). */
export function start(form: HTMLElement): void {
  if (form instanceof HTMLFormElement && 'subtle' in crypto) new Upload(form).wake()
}

interface Coming {
  row: FileRow
  digest: string
  /** Its place among the pictures, in the order in which they were chosen. */
  at: number
  isThere: boolean
}

class Upload {
  readonly #form: HTMLFormElement
  readonly #list: Element
  readonly #status: Element
  readonly #goOn = document.createElement('button')
  readonly #show = document.createElement('a')
  #files: Coming[] = []
  #isBusy = false
  /** Not only such as the home had. */
  #hasAdded = false

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#list = form.querySelector('.upload__files') ?? form
    this.#status = form.querySelector('.upload__status') ?? form
  }

  wake(): void {
    const form = this.#form
    const field = form.querySelector('input[type=file]')
    form.classList.add('upload--awake')
    const hint = form.querySelector('.upload__hint')
    if (hint) hint.textContent = this.#word('drop')
    this.#goOn.type = 'button'
    this.#goOn.className = 'button button--primary'
    this.#goOn.textContent = this.#word('goon')
    this.#goOn.hidden = true
    this.#goOn.addEventListener('click', () => void this.#send())
    this.#show.className = 'button button--quiet'
    this.#show.href = location.pathname
    this.#show.textContent = this.#word('show')
    this.#show.hidden = true
    this.#status.insertAdjacentElement('afterend', this.#show)
    this.#status.insertAdjacentElement('afterend', this.#goOn)
    addEventListener('online', () => void this.#send())
    addEventListener('beforeunload', event => this.#isBusy && event.preventDefault())
    const take = (): void => {
      if (!(field instanceof HTMLInputElement)) return
      void this.#take([...(field.files ?? [])])
      field.value = ''
    }
    field?.addEventListener('change', take)
    // Chosen before the script was there.
    take()
    for (const over of ['dragenter', 'dragover'] as const)
      form.addEventListener(over, event => {
        event.preventDefault()
        form.classList.add('upload--over')
      })
    for (const out of ['dragleave', 'drop'] as const)
      form.addEventListener(out, event => {
        event.preventDefault()
        form.classList.remove('upload--over')
      })
    form.addEventListener('drop', event => void this.#take([...(event.dataTransfer?.files ?? [])]))
  }

  #word(name: string, values: Record<string, number> = {}): string {
    const text = this.#form.dataset[name] ?? ''
    return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
  }

  /** Files in the order in which they were chosen; those that the home has keep their places, and give them to the others. */
  async #take(files: File[]): Promise<void> {
    if (files.length === 0) return
    const rows = files.map(file => new FileRow(file, this.#word('waiting')))
    for (const { element } of rows) this.#list.appendChild(element)
    const digests: string[] = []
    for (const file of files) digests.push(await digestOf(file))
    const known = (await askKnown(`${location.pathname}/known`, digests)) ?? new Map()
    const first = digests.findIndex(digest => typeof known.get(digest) === 'number')
    const next = Number(this.#form.dataset.next)
    const base = first < 0 ? next : Math.max(0, Number(known.get(digests[first] ?? '')) - first)
    this.#form.dataset.next = String(Math.max(next, base + files.length))
    for (const [index, row] of rows.entries()) {
      const digest = digests[index] ?? ''
      const isThere = known.has(digest)
      if (isThere) row.say(this.#word('there'), 'there')
      this.#files.push({ row, digest, at: base + index, isThere })
    }
    await this.#send()
  }

  async #send(): Promise<void> {
    const waiting = this.#files.filter(({ isThere }) => !isThere)
    if (this.#isBusy || this.#files.length === 0) return
    this.#isBusy = true
    this.#goOn.hidden = true
    await atOnce(waiting, AT_ONCE, coming => this.#sendOne(coming))
    this.#isBusy = false
    const lost = this.#files.filter(({ isThere }) => !isThere)
    if (lost.some(({ row }) => row.element.dataset.state === 'waiting')) return this.#send()
    this.#tell()
    const isWhole =
      this.#hasAdded && this.#files.every(({ row }) => row.element.dataset.state === 'there')
    if (isWhole) location.assign(`${location.pathname}?done=photos.added`)
    this.#goOn.hidden = lost.length === 0
    this.#show.hidden = isWhole
  }

  async #sendOne(coming: Coming): Promise<void> {
    const { row, digest, at } = coming
    const query = new URLSearchParams({ name: row.file.name, at: String(at) })
    row.say('', 'sending')
    const sent = await sendFile(`${location.pathname}/add/${digest}?${query}`, row.file, share => {
      row.progress(share)
      row.say(this.#word('sending', { percent: Math.round(share * 100) }), 'sending')
    })
    coming.isThere = sent.state !== 'lost' && sent.state !== 'signedOut'
    this.#hasAdded ||= sent.state === 'added'
    if (sent.state === 'refused') row.say(sent.text, 'refused')
    else if (coming.isThere) row.say(this.#word(sent.state === 'added' ? 'done' : 'there'), 'there')
    else row.say(this.#word(sent.state === 'lost' ? 'failed' : 'signin'), 'lost')
    this.#tell()
  }

  #tell(): void {
    const all = this.#files.length
    const done = this.#files.filter(({ row }) => row.element.dataset.state === 'there').length
    const isLost = this.#files.some(({ row }) => row.element.dataset.state === 'lost')
    this.#status.textContent = `${this.#word('progress', { done, all })}${isLost ? `. ${this.#word('lost')}` : ''}`
  }
}
