const THUMBNAIL_WIDTH = 144

/** A file on the list of what is being sent: a small picture of it, its name, how far it is. */
export class FileRow {
  readonly file: File
  readonly element = document.createElement('li')
  readonly #state = document.createElement('span')
  readonly #bar = document.createElement('progress')

  constructor(file: File, waiting: string) {
    this.file = file
    this.element.className = 'upload__file'
    const canvas = document.createElement('canvas')
    const name = document.createElement('span')
    name.className = 'upload__name'
    name.textContent = file.name
    this.#state.className = 'upload__state'
    this.#state.textContent = waiting
    this.#bar.max = 1
    this.#bar.value = 0
    this.#bar.setAttribute('aria-label', file.name)
    for (const part of [canvas, name, this.#bar, this.#state]) this.element.appendChild(part)
    void draw(canvas, file)
  }

  say(text: string, state: 'waiting' | 'sending' | 'there' | 'refused' | 'lost'): void {
    this.#state.textContent = text
    this.element.dataset.state = state
    this.#bar.hidden = state !== 'sending' && state !== 'waiting'
  }

  progress(share: number): void {
    this.#bar.value = share
  }
}

/** Drawn, since the policy lets no picture be shown that did not come from the site; a document has none. */
async function draw(canvas: HTMLCanvasElement, file: File): Promise<void> {
  canvas.width = THUMBNAIL_WIDTH
  canvas.height = THUMBNAIL_WIDTH * 0.75
  if (!file.type.startsWith('image/')) return
  try {
    const picture = await createImageBitmap(file, { resizeWidth: THUMBNAIL_WIDTH })
    canvas.height = Math.min(picture.height, THUMBNAIL_WIDTH)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
  } catch {
    // Of a kind that this browser cannot draw.
  }
}
