import type { EditorView } from 'prosemirror-view'
import { getJson } from '../../get-json.ts'
import { createButtons, createField, openDialog } from './dialog.ts'
import { schema } from './schema.ts'
import type { Say } from './words.ts'

interface Picture {
  name: string
  src: string
  width: number
  height: number
}

/** Asks for one of the agency's pictures and what it shows (DESK-154). */
export function askForPicture(view: EditorView, say: Say): void {
  const { element, input, refuse } = createField(say('alt'), say('altHint'))
  const choice = document.createElement('fieldset')
  choice.className = 'rich-text-pictures'
  const legend = document.createElement('legend')
  legend.textContent = say('choose')
  choice.appendChild(legend)
  let pictures: Picture[] = []
  const close = (): void => {
    dialog.close()
    view.focus()
  }
  const insert = (): void => {
    const chosen = choice.querySelector<HTMLInputElement>('input:checked')?.value
    const picture = pictures.find(({ name }) => name === chosen)
    const alt = input.value.trim()
    if (!picture) return choice.querySelector('input')?.focus()
    if (!alt) return refuse(say('altMissing'))
    const { src, width, height } = picture
    const image = schema.nodes.image.create({ src, width, height, alt })
    view.dispatch(view.state.tr.replaceSelectionWith(image, false))
    close()
  }
  const search = createField(say('search'))
  const dialog = openDialog(
    say('picture'),
    search.element,
    choice,
    element,
    createButtons([say('insert'), insert], [say('cancel'), close]),
  )
  const show = async (words: string): Promise<void> => {
    const address = `/desk/pictures.json?${new URLSearchParams({ q: words })}`
    const found = await getJson<{ pictures: Picture[] }>(address).catch(() => null)
    // What was looked for meanwhile is shown by its own answer.
    if (search.input.value !== words) return
    pictures = found?.pictures ?? []
    const isEmpty = pictures.length === 0
    legend.textContent = say(!found ? 'failed' : isEmpty ? 'noPictures' : 'choose')
    for (const label of choice.querySelectorAll('label')) label.remove()
    for (const each of pictures) choice.appendChild(optionOf(each))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  search.input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(search.input.value), 300)
  })
  void show('')
}

function optionOf({ name, src }: Picture): HTMLElement {
  const label = document.createElement('label')
  const radio = document.createElement('input')
  radio.type = 'radio'
  radio.name = 'picture'
  radio.value = name
  const image = document.createElement('img')
  image.src = `${src}?w=360`
  image.alt = ''
  image.loading = 'lazy'
  const text = document.createElement('span')
  text.textContent = name
  for (const each of [radio, image, text]) label.appendChild(each)
  return label
}
