import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Role } from '../../agency/people/members.ts'
import { ALL } from '../roles.ts'

interface Room {
  /** Its word is 'desk.rooms.{name}'. */
  name: string
  path: string
  may: readonly Role[]
}

/** The rooms of the desk, in the order of a day; only what is built stands here. */
const ROOMS: readonly Room[] = [
  { name: 'today', path: '/desk', may: ALL },
  { name: 'people', path: '/desk/people', may: ALL },
  { name: 'me', path: '/desk/me', may: ALL },
]

/** Where one is and may go. */
export const Navigation = ({
  path,
  role,
  t,
}: {
  path: string
  role: Role
  t: Translate
}): ReactNode => (
  <nav className="desk-rooms" aria-label={t('desk.rooms.label')}>
    <ul>
      {ROOMS.filter(({ may }) => may.includes(role)).map(room => (
        <li key={room.name}>
          <a href={room.path} {...(isIn(room, path) && { 'aria-current': 'page' as const })}>
            {t(`desk.rooms.${room.name}`)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const isIn = (room: Room, path: string): boolean =>
  path === room.path || (room.path !== '/desk' && path.startsWith(`${room.path}/`))
