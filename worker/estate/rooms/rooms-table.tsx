import type { ReactNode } from 'react'
import type { StoreyOfHome } from '../../../shared/estate/plan/rooms-of.ts'
import type { Touches } from '../../../shared/estate/plan/touch.ts'

/** The rooms of a storey as rows, numbered as they are drawn; a room that is drawn is a link to itself. */
export const RoomsTable = ({
  storey: { rooms },
  touches,
  label,
}: {
  storey: StoreyOfHome
  touches: Touches
  label: string
}): ReactNode => (
  <table className="rooms__table" aria-label={label}>
    <tbody>
      {rooms.map(room => {
        const { number, row, isDrawn } = room
        const touch = isDrawn ? touches.of(room) : null
        return (
          <tr key={number} data-room={touch?.marks}>
            <td className="rooms__number">{number}</td>
            <th scope="row" lang={row.labelLang}>
              {touch ? <a href={`#${touch.anchor}`}>{row.label}</a> : row.label}
            </th>
            <td lang={row.lang}>{row.value}</td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
