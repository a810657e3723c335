import type { ReactNode } from 'react'
import { millis } from '../../../shared/time/units.ts'
import { lightPalette } from '../../../shared/site/palette.ts'
import type { Translate } from '../../../shared/translator.ts'
import { moment } from '../moment.ts'
import { Button } from '../page/button.tsx'
import { Form } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import type { LookVersion } from './versions.ts'

/** Looks that the site had; one that is taken back is tried first. */
export const LookHistory = ({
  versions,
  hidden,
  t,
}: {
  versions: readonly LookVersion[]
  hidden: Readonly<Record<string, string>>
  t: Translate
}): ReactNode =>
  versions.length > 0 && (
    <Panel title={t('deskLook.history')} id="history">
      <ul className="look-history">
        {versions.map(({ id, at, by, theme }) => {
          const { paper, ink, accent } = lightPalette(theme)
          const until = t('deskLook.until', { when: moment(millis(at), t) })
          return (
            <li key={id}>
              <svg viewBox="0 0 72 24" width="72" height="24" aria-hidden="true">
                {[paper, ink, accent].map((colour, index) => (
                  <rect key={index} x={index * 24} width="24" height="24" fill={colour} />
                ))}
              </svg>
              <span>{by ? `${until} · ${by}` : until}</span>
              <Form action="/desk/look" hidden={{ ...hidden, version: String(id) }} t={t}>
                <Button kind="quiet" isSmall name="act" value="restore" of={until}>
                  {t('deskLook.restore')}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
