import { href } from '../../../shared/routes.ts'
import { pictureSet } from '../../content/picture.tsx'
import { getJson } from '../../get-json.ts'
import { pageJson } from '../../islands/page-words.ts'
import { assetHref } from '../../view.tsx'

interface CardPicture {
  file: string
  hash: string | null
  /** Its caption in the page's language. */
  alt: string | null
}

interface Shown {
  pictures: Promise<CardPicture[]>
  at: number
}

const SWIPE_PX = 40

const shown = new WeakMap<Element, Shown>()

/** The other pictures of a home on its card (LIST-57): by arrows for a mouse, by a swipe for a finger; fetched when first asked for. */
export function startCardPictures(first: EventTarget | null, touch: TouchEvent | null): void {
  offer(first)
  // A swipe may be the first touch of a page, and on its way still.
  if (touch) onTouchStart(touch)
  document.addEventListener('pointerover', ({ target }) => offer(target), { passive: true })
  document.addEventListener('touchstart', onTouchStart, { passive: true })
}

/** The card under a pointer, where it has more than one picture. */
const cardOf = (target: EventTarget | null): HTMLElement | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('.card') : null
  return card?.querySelector('a.card__photos') ? card : null
}

function offer(target: EventTarget | null): void {
  const card = cardOf(target)
  const media = card?.querySelector<HTMLElement>('.card__media')
  const link = card?.querySelector<HTMLElement>('a.card__photos')
  if (!card || !media || !link || media.querySelector('.card__turn')) return
  for (const [step, label] of [
    [-1, link.dataset.previousPhoto],
    [1, link.dataset.nextPhoto],
  ] as const) {
    const arrow = document.createElement('button')
    arrow.type = 'button'
    arrow.className = step < 0 ? 'card__turn card__turn--back' : 'card__turn'
    arrow.tabIndex = -1
    arrow.title = label ?? ''
    arrow.ariaLabel = label ?? ''
    arrow.addEventListener('click', () => void turn(card, step))
    media.appendChild(arrow)
  }
}

function onTouchStart({ target, touches }: TouchEvent): void {
  const card = cardOf(target)
  const media = card?.querySelector<HTMLElement>('.card__media')
  const [from] = touches
  if (!card || !media || !from || touches.length > 1) return
  const { top, bottom } = media.getBoundingClientRect()
  if (from.clientY < top || from.clientY > bottom) return
  const onEnd = ({ changedTouches: [to] }: TouchEvent): void => {
    const across = to ? to.clientX - from.clientX : 0
    const down = to ? to.clientY - from.clientY : 0
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down))
      void turn(card, across < 0 ? 1 : -1)
  }
  card.addEventListener('touchend', onEnd, { once: true })
}

async function turn(card: Element, step: 1 | -1): Promise<void> {
  const image = card.querySelector<HTMLImageElement>('.picture__image')
  const count = card.querySelector('[data-photos]')
  const id = card.querySelector<HTMLElement>('[data-favorite]')?.dataset.favorite
  if (!image || !id) return
  const state = shown.get(card) ?? { pictures: load(id), at: 0 }
  shown.set(card, state)
  const pictures = await state.pictures
  if (pictures.length < 2) return
  state.at = (state.at + step + pictures.length) % pictures.length
  const picture = pictures[state.at]
  if (!picture) return
  image.removeAttribute('data-focus')
  if (picture.alt) image.alt = picture.alt
  image.srcset = pictureSet(picture.file, picture.hash)
  image.src = assetHref(picture.file, picture.hash, 725)
  const total = count?.textContent?.split('/').at(-1) ?? pictures.length
  if (count) count.textContent = `${state.at + 1}/${total}`
}

const load = (id: string): Promise<CardPicture[]> =>
  getJson<{ results: CardPicture[] }>(
    href('ajaxItem', pageJson().locale, { call: 'estate-pictures', id }),
  ).then(
    ({ results }) => results,
    () => [],
  )
