import { Control, DomEvent, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'

/** Of what is seen, that one press moves the map by. */
const SHARE = 1 / 3

const DIRECTIONS = [
  ['up', '↑', 0, -1, 'map-move__button map-move__button--up'],
  ['left', '←', -1, 0, 'map-move__button map-move__button--left'],
  ['right', '→', 1, 0, 'map-move__button map-move__button--right'],
  ['down', '↓', 0, 1, 'map-move__button map-move__button--down'],
] as const

export type MoveLabels = Record<(typeof DIRECTIONS)[number][0] | 'move', string>

/** Four buttons that move the map, for who points but cannot drag (WCAG 2.5.7), behind one that shows them: they would cover homes. */
export function addMoveButtons(leaflet: LeafletMap, labels: MoveLabels): void {
  const control = new Control({ position: 'topright' })
  control.onAdd = () => {
    const element = document.createElement('div')
    element.className = 'map-move'
    const opener = document.createElement('button')
    Object.assign(opener, {
      type: 'button',
      className: 'map-move__button map-move__open',
      textContent: '✥',
      title: labels.move,
      ariaLabel: labels.move,
      ariaExpanded: 'false',
    })
    opener.addEventListener('click', () => {
      opener.ariaExpanded = String(element.classList.toggle('map-move--open'))
    })
    element.appendChild(opener)
    for (const [direction, symbol, x, y, className] of DIRECTIONS) {
      const button = document.createElement('button')
      Object.assign(button, {
        type: 'button',
        className,
        textContent: symbol,
        title: labels[direction],
        ariaLabel: labels[direction],
      })
      button.addEventListener('click', () => {
        const { x: width, y: height } = leaflet.getSize()
        leaflet.panBy([x * width * SHARE, y * height * SHARE])
      })
      element.appendChild(button)
    }
    DomEvent.disableClickPropagation(element)
    return element
  }
  control.addTo(leaflet)
}
