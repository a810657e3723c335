import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useView } from '../../../view.tsx'

const UP = 0.3

/** The head of the list that lies over the foot of the map: a press pulls it up, and lets it down again, as a finger does. */
export function SheetHandle({ layout }: { layout: HTMLElement }) {
  const { t } = useView()
  const [isUp, setIsUp] = useState(false)
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = 'map-handle'
    return element
  })
  useEffect(() => {
    const list = layout.querySelector('.list')
    list?.insertBefore(place, list.firstChild)
    const onScroll = (): void => setIsUp(scrollY > innerHeight * UP)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      place.remove()
    }
  }, [layout, place])
  return createPortal(
    <button
      className="map-handle__button"
      type="button"
      onClick={() => scrollTo({ top: isUp ? 0 : innerHeight - HEAD_PX, behavior: 'smooth' })}
    >
      <span className="visually-hidden">{t(isUp ? 'map.sheetDown' : 'map.sheetUp')}</span>
    </button>,
    place,
  )
}

/** The foot of the screen where the list begins, and what of the map is left above it. */
const HEAD_PX = 128
