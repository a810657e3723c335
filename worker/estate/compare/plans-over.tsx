import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import { type Estate, publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { layOut } from '../../../shared/estate/plan/lay-out.ts'
import { roomsOf, shapesOf } from '../../../shared/estate/plan/rooms-of.ts'
import { browserFiles } from '../../page/browser-files.ts'
import { facadeOf } from '../rooms/rooms-section.tsx'
import { type Drawn, Overlay } from './overlay-drawing.tsx'

/** Each other home laid over the first, storey on storey at one scale (PLAN-17); nothing where fewer than two are drawn. */
export function PlansOver({ estates }: { estates: readonly Estate[] }): ReactNode {
  const { t, locale } = useView()
  const [first, ...others] = estates.flatMap((estate): Drawn[] => {
    const rooms = roomsOf(estate, { t, locale })
    const title = mentionedTitle(estate, locale, t)
    return rooms
      ? [{ id: publicId(estate), title, plans: layOut(shapesOf(rooms), facadeOf(estate)) }]
      : []
  })
  if (!first || others.length === 0) return null
  return (
    <section className="overlay" id="overlay">
      <link rel="stylesheet" href={browserFiles.planStyle} />
      <h2>{t('rooms.overlay')}</h2>
      <div className="overlay__all">
        {others.map(other => (
          <figure key={other.id} className="overlay__drawing">
            <Overlay one={first} other={other} />
            <figcaption>
              <ul className="overlay__keys">
                <li>{first.title}</li>
                <li>{other.title}</li>
              </ul>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="overlay__note">{t('rooms.overlayNote')}</p>
    </section>
  )
}
