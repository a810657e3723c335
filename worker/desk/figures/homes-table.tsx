import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { figuresAddress } from '../homes/figures-address.ts'
import { Table } from '../page/table.tsx'
import type { HomeFigures } from './homes-figures.ts'
import { asNumber } from './totals.tsx'

export interface NamedFigures extends HomeFigures {
  publicId: string
  /** Absent: it is not there any more. */
  name?: string | undefined
}

const COLUMNS = ['views', 'saves', 'brochures', 'enquiries', 'viewings'] as const

/** A row a home, which leads to its own figures. */
export const HomesTable = ({
  caption,
  homes,
  t,
}: {
  caption: string
  homes: readonly NamedFigures[]
  t: Translate
}): ReactNode => (
  <div className="figures__table">
    <Table
      caption={caption}
      columns={[
        { title: t('deskFigures.home') },
        ...COLUMNS.map(name => ({ title: t(`deskFigures.${name}`), isNumber: true })),
      ]}
      rows={homes.map(home => ({
        id: home.publicId,
        cells: [
          <a key="home" href={figuresAddress(home.publicId)}>
            {home.name ?? t('deskFigures.goneHome', { number: home.publicId })}
          </a>,
          ...COLUMNS.map(name => asNumber(home[name])),
        ],
      }))}
    />
  </div>
)
