import type { ReactNode } from 'react'
import type { Estate } from '../../../shared/estate/estate.ts'
import { ViewingBlock } from '../../booking/viewing/viewing-block.tsx'
import type { PageRequest } from '../../page/result.ts'

/** Where a viewing is booked on an estate's page, between its facts and the contact form. */
export const ViewingPlace = ({
  estate,
  request,
}: {
  estate: Estate
  request: PageRequest
}): ReactNode => <ViewingBlock estate={estate} request={request} />
