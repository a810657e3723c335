import { useView } from '../../view.tsx'

const CLASSES = {
  'A++': 'energy--a-plus-plus',
  'A+': 'energy--a-plus',
  A: 'energy--a',
  B: 'energy--b',
  C: 'energy--c',
  D: 'energy--d',
  E: 'energy--e',
  F: 'energy--f',
  G: 'energy--g',
}

type EnergyLetter = keyof typeof CLASSES

/** 'A_PLUS', 'A+' or 'a+' as the letter on the certificate; a pair such as 'A_B' or anything unknown gives null. */
export function energyLetter(label: string | null | undefined): EnergyLetter | null {
  const letter = label?.toUpperCase().replaceAll('_PLUS', '+').trim()
  return letter !== undefined && isEnergyLetter(letter) ? letter : null
}

const isEnergyLetter = (text: string): text is EnergyLetter => Object.hasOwn(CLASSES, text)

/** The style of a letter in the colour of the certificate. */
export const energyClass = (letter: EnergyLetter): string => CLASSES[letter]

/** The energy class as a small chip in the colour of the certificate, for the facts of a card. */
export function EnergyLabel({ label }: { label: string | null | undefined }) {
  const { t } = useView()
  const letter = energyLetter(label)
  if (!letter) return null
  return (
    <li className="card__fact card__fact--energy">
      <span className={`energy ${CLASSES[letter]}`}>
        <span className="visually-hidden">{t('card.energyLabel')} </span>
        {letter}
      </span>
    </li>
  )
}
