import { useView, type View } from '../view.tsx'

interface Drawing {
  walls: string
  panes: string
  lamp: string
  gap: string
  ground: string
}

/** Each brand misses something of its own: a house among gables, a parasol on the beach, a fir in the wood. */
const DRAWINGS: Record<View['site']['character'], Drawing> = {
  editorial: {
    walls: 'M8 140V72h10V58h10V44h10V30h24v14h10v14h10v14h10v68zM228 140V68l42-42 42 42v72z',
    panes:
      'M22 82h16v22H22zM62 82h16v22H62zM42 54h16v18H42zM242 80h16v22h-16zM262 112h17v28h-17zM42 112h17v28H42z',
    lamp: 'M282 80h16v22h-16z',
    gap: 'M112 140V66l48-46 48 46v74M130 82h18v24h-18zM172 82h18v24h-18zM150 140v-26h20v26',
    ground: 'M0 140h320',
  },
  coastal: {
    walls:
      'M40 138l7-92h22l7 92zM44 46V34h28v12zM48 34l10-14 10 14zM226 84a44 34 0 0 1 88 0zM268 84h4v54h-4z',
    panes: 'M45 72h26l2 20H43zM41 112h34l2 16H39zM250 84q4-26 20-34 16 8 20 34z',
    lamp: 'M50 36h16v8H50z',
    gap: 'M112 86a48 38 0 0 1 96 0zM157 86v52M163 86v52M138 86q4-30 22-38 18 8 22 38',
    ground:
      'M0 140q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
  },
  rustic: {
    walls:
      'M52 20 78 64H66l18 30H70l20 32H14l20-32H20l18-30H26zM48 126h8v14h-8zM268 34l22 38h-10l16 26h-12l18 28h-68l18-28h-12l16-26h-10zM264 126h8v14h-8z',
    panes: 'M52 20 78 64H66l18 30H70l20 32H52zM268 34l22 38h-10l16 26h-12l18 28h-34z',
    lamp: 'M226 20a12 12 0 1 1 0 24 12 12 0 0 1 0-24z',
    gap: 'M160 14l26 44h-12l20 32h-14l22 36h-84l22-36h-14l20-32h-12zM155 126h10v13M155 126v13',
    ground: 'M0 142q160-6 320 0',
  },
}

/** A row with a gap where one more might stand: for a page that is not there and a search that finds nothing. */
export function MissingHouse() {
  const { walls, panes, lamp, gap, ground } = DRAWINGS[useView().site.character]
  return (
    <svg className="missing-house" viewBox="0 0 320 150" aria-hidden="true">
      <path className="missing-house__walls" d={walls} />
      <path className="missing-house__panes" d={panes} />
      <path className="missing-house__lamp" d={lamp} />
      <path className="missing-house__gap" d={gap} />
      <path className="missing-house__ground" d={ground} />
    </svg>
  )
}
