import { useEffect, useEffectEvent, useRef } from 'react'
import { useView } from '../../../view.tsx'
import { PopupCard } from '../popup.tsx'

interface Props {
  /** Homes that can be seen on the map. */
  ids: readonly string[]
  /** The homes of the pin that was chosen last. */
  chosen: { ids: readonly string[] } | null
  /** The home whose card stands in the middle. */
  middle: string | null
  onMiddle: (id: string) => void
}

const REST_MS = 120
/** Cards on either side of the one in the middle that are fetched with it. */
const NEAR = 2

/** The homes on the map as a row of cards at its foot: swiping lights their pins, a pin brings its card and gives it the focus. */
export function CardRow({ ids, chosen, middle, onMiddle }: Props) {
  const { t } = useView()
  const row = useRef<HTMLUListElement>(null)
  const timer = useRef(0)
  const cameFrom = useRef<Element | null>(null)
  const at = Math.max(ids.indexOf(middle ?? ''), 0)
  const key = ids.join(' ')
  const isThere = ids.length > 0

  const bring = (id: string | null, isFocused: boolean): void => {
    const item = row.current?.children[ids.indexOf(id ?? '')]
    if (!(item instanceof HTMLElement)) return
    const { clientWidth = 0 } = row.current ?? {}
    row.current?.scrollTo({ left: item.offsetLeft - (clientWidth - item.clientWidth) / 2 })
    if (isFocused) item.focus({ preventScroll: true })
  }
  const onChosen = useEffectEvent(() => {
    const [first] = chosen?.ids ?? []
    if (first === undefined) return
    cameFrom.current = document.activeElement
    bring(first, true)
  })
  useEffect(() => onChosen(), [chosen])
  // The map was moved: the card in the middle stays there while its home can be seen.
  const onMoved = useEffectEvent(() => bring(middle, false))
  useEffect(() => onMoved(), [key])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onRest = (): void => {
    const items = [...(row.current?.children ?? [])]
    const { left = 0, width = 0 } = row.current?.getBoundingClientRect() ?? {}
    const off = items.map(item => {
      const box = item.getBoundingClientRect()
      return Math.abs(box.left + box.width / 2 - left - width / 2)
    })
    const id = ids[off.indexOf(Math.min(...off))]
    if (id === undefined || id === middle) return
    onMiddle(id)
  }
  useEffect(() => {
    const element = row.current
    const onKey = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed === 'Escape' && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus({ preventScroll: true })
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [isThere])
  if (!isThere) return null
  return (
    <ul
      className="map-row"
      ref={row}
      aria-label={t('map.inSight')}
      onScroll={() => {
        clearTimeout(timer.current)
        timer.current = window.setTimeout(onRest, REST_MS)
      }}
    >
      {ids.map((id, index) => (
        <li key={id} className="map-row__home" tabIndex={-1}>
          {Math.abs(index - at) <= NEAR ? <PopupCard id={id} /> : <div className="map-row__wait" />}
        </li>
      ))}
    </ul>
  )
}
