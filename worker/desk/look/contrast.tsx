import type { ReactNode } from 'react'
import { shownContrasts } from '../../../shared/site/shown-contrast.ts'
import type { Theme } from '../../../shared/site/site.ts'
import type { Translate } from '../../../shared/translator.ts'

/** The colours as visitors get them, by day and by night: an SVG, since a page has no style of its own. */
export const Contrast = ({ theme, t }: { theme: Theme; t: Translate }): ReactNode => (
  <div className="look-contrast">
    {(['day', 'night'] as const).map(time => (
      <table key={time}>
        <caption>{t(`deskLook.${time}`)}</caption>
        <tbody>
          {shownContrasts(theme, time === 'night').map(({ name, text, ground, ratio }) => (
            <tr key={name} data-pair={`${time} ${name}`}>
              <th scope="row">{t(`deskLook.pair.${name}`)}</th>
              <td>
                <svg
                  viewBox="0 0 96 40"
                  width="96"
                  height="40"
                  role="img"
                  aria-label={`${text}, ${ground}`}
                >
                  <rect width="96" height="40" rx="6" fill={ground} />
                  <text x="48" y="26" textAnchor="middle" fill={text}>
                    Aa Bb
                  </text>
                </svg>
              </td>
              <td className="look-contrast__ratio">{`${ratioText(ratio)} : 1`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
)

/** With one decimal, cut and not rounded: 4.49 is not 4.5. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)
