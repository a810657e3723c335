import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import { QrCode } from '../../page/qr-code.tsx'

/** What only the printed brochure bears: the way back to this page. */
export function BrochureEnd({ address }: { address: string }): ReactNode {
  const { t, site } = useView()
  return (
    <aside className="brochure">
      <QrCode text={address} label={t('detail.qr')} />
      <p>
        <strong>{site.name}</strong>
        <br />
        {site.phone}
        <br />
        {t('detail.qrText')}
        <br />
        <span className="brochure__address">{address}</span>
      </p>
    </aside>
  )
}
