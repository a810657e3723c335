import { useView, type View } from '../view.tsx'

interface Drawing {
  walls: string
  panes: string
  lamp: string
  gap: string
  ground: string
}

/** Each brand has a street of its own: gables by the water, cabins and a light on the beach, farms under slate and firs. */
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
    walls: 'M24 138V86l30-28 30 28v52zM252 138l9-82h22l9 82zM256 56V40h32v16zM260 40l12-14 12 14z',
    panes:
      'M30 92h8v46h-8zM70 92h8v46h-8zM46 100h16v38H46zM259 76h26l2 16h-30zM256 108h32l2 16h-36z',
    lamp: 'M264 42h16v12h-16z',
    gap: 'M122 138V84l38-34 38 34v54M148 138v-36h24v36M132 92v46M188 92v46',
    ground:
      'M0 140q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
  },
  rustic: {
    walls:
      'M12 140V86h64v54zM2 88l16-44h52l16 44zM56 46V28h10v18zM220 140V94h44v46zM212 96l12-34h36l12 34zM292 140v-12h-20l14-24h-8l14-32 14 32h-8l14 24h-20v12z',
    panes: 'M20 98h14v16H20zM54 98h14v16H54zM37 116h14v24H37zM246 110h12v14h-12z',
    lamp: 'M227 110h12v14h-12z',
    gap: 'M114 138V86h92v52M104 88l22-48h68l22 48M126 98h18v18h-18zM176 98h18v18h-18zM150 139v-27h20v27',
    ground: 'M0 142q160-6 320 0',
  },
}

/** A street with a gap where a house might be: for a page that is not there and a search that finds nothing. */
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
