import type { ReactNode } from 'react'

interface Column {
  title: string
  /** Numbers stand at the end of their cell. */
  isNumber?: boolean
  /** Its title is read out and not seen, as of a row's buttons. */
  isQuiet?: boolean
  /** What stands in it says itself what it is: on a telephone its title is left out. */
  isPlain?: boolean
}

interface Row {
  id: string
  /** As many as columns; the first names the row. */
  cells: ReactNode[]
}

/** Rows and columns; on a telephone each row is a card with its columns' titles in it. */
export const Table = ({
  caption,
  columns,
  rows,
  isCompact = false,
  isWords = false,
}: {
  /** What it is, read out. */
  caption: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** On a telephone the cells of a row stand beside each other. */
  isCompact?: boolean
  /** Nothing but words, none of which is broken: no addresses. */
  isWords?: boolean
}): ReactNode => (
  <table
    className={['table', isCompact && 'table--compact', isWords && 'table--words']
      .filter(Boolean)
      .join(' ')}
  >
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ title, isNumber, isQuiet }) => (
          <th key={title} scope="col" className={isNumber ? 'is-number' : undefined}>
            {isQuiet ? <span className="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {cells.map((cell, index) => {
            const { title = '', isNumber, isQuiet, isPlain } = columns[index] ?? {}
            if (index === 0)
              return (
                <th key={title} scope="row">
                  {cell}
                </th>
              )
            return (
              <td
                key={title}
                className={isNumber ? 'is-number' : undefined}
                data-label={isQuiet || isPlain ? undefined : title}
              >
                {cell}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
