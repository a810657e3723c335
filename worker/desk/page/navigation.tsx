import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../client/controls/icon.tsx'
import type { Translate } from '../../../shared/translator.ts'
import type { Member, Role } from '../../agency/people/members.ts'
import { OPERATOR } from '../../agency/people/visits.ts'
import { VIEWERS } from '../calendar/viewers.ts'
import { AGENTS, ALL, EDITORS, OWNERS } from '../roles.ts'

interface Room {
  /** Its word is 'desk.rooms.{name}'. */
  name: string
  path: string
  /** Other paths that are in it. */
  also?: readonly string[]
  icon: IconName
  may: readonly Role[]
  /** Not of a day's work: below the others. */
  isManagement?: true
}

/** The rooms of the desk, in the order of a day; only what is built stands here. */
const ROOMS: readonly Room[] = [
  { name: 'today', path: '/desk', icon: 'check', may: ALL },
  { name: 'inbox', path: '/desk/inbox', icon: 'mail', may: ['owner', 'agent', 'reader'] },
  { name: 'calendar', path: '/desk/calendar', icon: 'calendar', may: VIEWERS },
  { name: 'homes', path: '/desk/homes', icon: 'home', may: ALL },
  { name: 'stays', path: '/desk/stays', icon: 'key', may: AGENTS },
  { name: 'figures', path: '/desk/figures', icon: 'ground', may: ALL },
  {
    name: 'pages',
    path: '/desk/pages',
    also: ['/desk/menus', '/desk/content'],
    icon: 'document',
    may: ALL,
  },
  { name: 'words', path: '/desk/words', icon: 'sort', may: EDITORS },
  { name: 'look', path: '/desk/look', icon: 'image', may: EDITORS },
  { name: 'people', path: '/desk/people', icon: 'user', may: ALL, isManagement: true },
  { name: 'feeds', path: '/desk/feeds', icon: 'share', may: AGENTS, isManagement: true },
  { name: 'office', path: '/desk/settings', icon: 'building', may: OWNERS, isManagement: true },
  {
    name: 'settings',
    path: '/desk/domain',
    also: ['/desk/mail', '/desk/telling', '/desk/prices', '/desk/keys', '/desk/export'],
    icon: 'filter',
    may: OWNERS,
    isManagement: true,
  },
  { name: 'audit', path: '/desk/audit', icon: 'clock', may: OWNERS, isManagement: true },
]

/** So many rooms have a place in the bar of a telephone, beside the menu. */
const IN_BAR = 3

interface Props {
  path: string
  member: Member
  t: Translate
}

const RoomLinks = ({ rooms, path, t }: { rooms: readonly Room[]; path: string; t: Translate }) => (
  <ul>
    {rooms.map(room => (
      <li key={room.name}>
        <a href={room.path} {...(isIn(room, path) && { 'aria-current': 'page' as const })}>
          <Icon name={room.icon} />
          <span>{t(`desk.rooms.${room.name}`)}</span>
        </a>
      </li>
    ))}
  </ul>
)

/**
 * Where one is and may go, and who is signed in. On a telephone it is a popover, which opens and closes without script;
 * browsers without popovers show it above the page.
 */
export const Menu = ({ path, member, t }: Props): ReactNode => (
  <div className="desk-menu" id="desk-menu" popover="auto">
    <nav className="desk-rooms" aria-label={t('desk.rooms.label')}>
      <RoomLinks rooms={roomsOf(member).filter(isOfTheDay)} path={path} t={t} />
      <p className="desk-rooms__title">{t('desk.rooms.manage')}</p>
      <RoomLinks rooms={roomsOf(member).filter(room => !isOfTheDay(room))} path={path} t={t} />
    </nav>
    <div className="desk-person">
      <p>
        <span className="desk-person__name">{member.name}</span>
        <span className="desk-person__role">{t(`desk.role.${member.role}`)}</span>
      </p>
      {member.id !== OPERATOR.id && (
        <p>
          <a
            href="/desk/me"
            {...(path.startsWith('/desk/me') && { 'aria-current': 'page' as const })}
          >
            {t('desk.rooms.me')}
          </a>
        </p>
      )}
      <p>
        <a href="/">{t('deskPage.site')}</a>
      </p>
      <form method="post" action="/desk/out">
        <button type="submit" className="desk-person__out">
          {t('desk.out')}
        </button>
      </form>
    </div>
    <button
      className="desk-menu__close"
      type="button"
      popoverTarget="desk-menu"
      popoverTargetAction="hide"
      aria-label={t('deskPage.menu.close')}
    >
      <Icon name="close" />
    </button>
  </div>
)

/** At the thumb on a telephone: the first rooms, and the menu with all. */
export const Bar = ({ path, member, t }: Props): ReactNode => (
  <nav className="desk-bar" aria-label={t('deskPage.menu.bar')}>
    <RoomLinks rooms={roomsOf(member).filter(isOfTheDay).slice(0, IN_BAR)} path={path} t={t} />
    <button type="button" popoverTarget="desk-menu">
      <Icon name="menu" />
      <span>{t('deskPage.menu.open')}</span>
    </button>
  </nav>
)

const roomsOf = ({ role }: Member): Room[] => ROOMS.filter(({ may }) => may.includes(role))

const isOfTheDay = ({ isManagement }: Room): boolean => !isManagement

const isIn = (room: Room, path: string): boolean =>
  [room.path, ...(room.also ?? [])].some(
    own => path === own || (own !== '/desk' && path.startsWith(`${own}/`)),
  )
