import { useView } from '../../view.tsx'

const CLASSES = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const slug = (letter: string): string => letter.toLowerCase().replaceAll('+', '-plus')

/** 'A_PLUS', 'A+' or 'a+' as the letter on the certificate; a pair such as 'A_B' or anything unknown gives null. */
export function energyLetter(label: string | null | undefined): string | null {
  const letter = label?.toUpperCase().replaceAll('_PLUS', '+').trim()
  return CLASSES.find(each => each === letter) ?? null
}

/** The energy class as a small chip in the colour of the certificate, for the facts of a card. */
export function EnergyLabel({ label }: { label: string | null | undefined }) {
  const { t } = useView()
  const letter = energyLetter(label)
  if (!letter) return null
  return (
    <li className="card__fact card__fact--energy">
      <span className={`energy energy--${slug(letter)}`}>
        <span className="visually-hidden">{t('card.energyLabel')} </span>
        {letter}
      </span>
    </li>
  )
}
