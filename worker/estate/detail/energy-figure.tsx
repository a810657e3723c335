import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import {
  ENERGY_SCALES,
  energyLabel,
  EPC_MAXIMUM,
  epcPercentage,
  epcText,
  labelText,
} from '../../../shared/estate/energy.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { Region } from '../../../shared/estate/record/location.ts'
import type { CodeOf } from '../../../shared/estate/kind/enumerations.ts'

const STEP = 46
const GAP = 4
/** Each region paints its own scale. */
const STEP_CLASSES: Record<Region, Partial<Record<CodeOf<'energyLabel'>, string>>> = {
  FLANDERS: {
    A_PLUS: 'epc-flanders-a-plus',
    A: 'epc-flanders-a',
    B: 'epc-flanders-b',
    C: 'epc-flanders-c',
    D: 'epc-flanders-d',
    E: 'epc-flanders-e',
    F: 'epc-flanders-f',
  },
  WALLONIA: {
    A_PLUS_PLUS: 'epc-wallonia-a-plus-plus',
    A_PLUS: 'epc-wallonia-a-plus',
    A: 'epc-wallonia-a',
    B: 'epc-wallonia-b',
    C: 'epc-wallonia-c',
    D: 'epc-wallonia-d',
    E: 'epc-wallonia-e',
    F: 'epc-wallonia-f',
    G: 'epc-wallonia-g',
  },
  BRUSSELS: {
    A: 'epc-brussels-a',
    B: 'epc-brussels-b',
    C: 'epc-brussels-c',
    D: 'epc-brussels-d',
    E: 'epc-brussels-e',
    F: 'epc-brussels-f',
    G: 'epc-brussels-g',
  },
}

/** The certificate drawn: the scale of its region with the label on it, and the consumption on the way to 700 (ENERGY-12). */
export function EnergyFigure({ estate }: { estate: Estate }): ReactNode {
  const { locale } = useView()
  const label = energyLabel(estate)
  const percentage = epcPercentage(estate)
  const text = epcText(estate, locale)
  if (!label && percentage === null) return null
  return (
    <figure className="energy-figure">
      {label && <Scale {...label} />}
      {percentage !== null && text && <Bar percentage={percentage} text={text} />}
    </figure>
  )
}

/** One step a label. The classes name region and label, so that the sheet paints each region's own colours. */
function Scale({ region, code, text }: { region: Region; code: string; text: string }): ReactNode {
  const { t } = useView()
  const codes = ENERGY_SCALES[region].map(([, each]) => each)
  const best = labelText(codes[0] ?? 'A')
  const worst = labelText(codes.at(-1) ?? 'G')
  const at = codes.findIndex(each => each === code)
  return (
    <svg
      className="energy-scale"
      viewBox={`0 0 ${codes.length * STEP} 64`}
      role="img"
      aria-label={t('detail.energyScale', { label: text, best, worst })}
    >
      {codes.map((each, index) => (
        <g
          key={each}
          className={`energy-scale__step ${STEP_CLASSES[region][each] ?? ''}`}
          transform={`translate(${index * STEP} 0)`}
        >
          <path
            d={`M0 ${index === at ? 8 : 20}h${STEP - GAP}v${index === at ? 46 : 34}h-${STEP - GAP}z`}
          />
          <text
            x={(STEP - GAP) / 2}
            y={index === at ? 39 : 43}
            textAnchor="middle"
            fontSize={index === at ? 22 : 14}
          >
            {labelText(each)}
          </text>
        </g>
      ))}
      {at >= 0 && (
        <path
          className="energy-scale__mark"
          d={`M${at * STEP} 59h${STEP - GAP}v3h-${STEP - GAP}z`}
        />
      )}
    </svg>
  )
}

function Bar({ percentage, text }: { percentage: number; text: string }): ReactNode {
  const { t } = useView()
  const length = Math.round(percentage * 10) / 10
  return (
    <div className="epc-bar">
      <p className="epc-bar__value">{text}</p>
      <svg
        className="epc-bar__line"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('detail.consumption', { value: text })}
      >
        <rect className="epc-bar__whole" width="100" height="4" />
        <rect className="epc-bar__part" width={length} height="4" />
      </svg>
      <p className="epc-bar__ends" aria-hidden="true">
        <span>0</span> <span>{EPC_MAXIMUM}</span>
      </p>
    </div>
  )
}
