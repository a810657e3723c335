import { Fragment, type ReactNode } from 'react'
import { useView } from '../../client/view.tsx'

/** An animal for each who takes part: nobody is asked for a name. */
export function Seat({ seat }: { seat: number }): ReactNode {
  const { t } = useView()
  return <span className={`seat seat--${seat}`}>{t(`shared.seat.${seat}`)}</span>
}

/** A visitor's words as they are: no address in them becomes a link. */
export const NoteText = ({ text }: { text: string }): ReactNode => (
  <bdi>
    {text.split('\n').map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </bdi>
)
