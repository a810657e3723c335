/** A click on the picture says what stays in view; the two rows of the form say the same (DESK-103). */
export function start(root: HTMLElement): void {
  const whole = root.querySelector<HTMLElement>('[data-focus-click]')
  const point = whole?.querySelector<HTMLElement>('span')
  const card = root.querySelector<HTMLElement>('figure img')
  if (!whole || !point) return
  whole.classList.add('photo-words__whole--awake')
  const show = (): void => {
    const x = chosen(root, 'x')
    const y = chosen(root, 'y')
    if (!x || !y) return
    card?.setAttribute('data-focus', `${x.value}-${y.value}`)
    point.hidden = false
    point.style.left = PLACES[x.value] ?? '50%'
    point.style.top = PLACES[y.value] ?? '50%'
  }
  whole.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = whole.getBoundingClientRect()
    choose(root, 'x', third((clientX - left) / width))
    choose(root, 'y', third((clientY - top) / height))
    show()
  })
  root.addEventListener('change', show)
  show()
}

const PLACES: Record<string, string> = {
  left: '16.7%',
  top: '16.7%',
  center: '50%',
  right: '83.3%',
  bottom: '83.3%',
}

const third = (share: number): number => Math.min(2, Math.max(0, Math.floor(share * 3)))

const chosen = (root: HTMLElement, name: string): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)

function choose(root: HTMLElement, name: string, index: number): void {
  const radio = root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)[index]
  if (radio) radio.checked = true
}
