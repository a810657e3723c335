/** Where texts of the product are read, by the groups of their keys; a place's name is 'deskWords.place.{name}'. */
export const PLACES = {
  frame: ['document', 'header', 'footer', 'section', 'error', 'preview', 'controls', 'language'],
  list: ['filter', 'list', 'card', 'headTitle', 'suggest', 'calls', 'onlyIn'],
  map: ['map', 'mapHomes'],
  home: [
    'estate',
    'detail',
    'gallery',
    'project',
    'panel',
    'group',
    'field',
    'fieldGroup',
    'floor',
    'layout',
  ],
  viewing: ['agenda'],
  rental: ['rental', 'calendar'],
  contact: ['contact', 'contactForm', 'reply', 'friend', 'formError', 'formFailure'],
  subscription: ['subscription'],
  favorites: ['favorites', 'compare', 'seen'],
  mail: ['mail'],
} as const

export type Place = keyof typeof PLACES

export const isPlace = (name: string | undefined): name is Place =>
  name !== undefined && Object.hasOwn(PLACES, name)

/** Of operators and programs: nobody looks for them here. */
const UNSEEN = ['admin', 'crm', 'discovery']

export const isSeen = (key: string): boolean => !UNSEEN.includes(groupOf(key))

export const isAt = (key: string, place: Place): boolean =>
  PLACES[place].some(group => group === groupOf(key))

const groupOf = (key: string): string => key.split('.')[0] ?? ''
