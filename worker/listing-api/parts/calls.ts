import * as v from 'valibot'
import { locale } from '../http/parameters.ts'
import { EXTERNAL_ID } from '../../../shared/packs/external-id.ts'

const named = (pattern: RegExp) => v.object({ name: v.pipe(v.string(), v.regex(pattern)) })

interface Call {
  /** After /sites/{siteId}. */
  address: string
  /** A path of this kind; {name} is the one of the address. */
  path: string
  what: string
  params?: v.GenericSchema
  /** The import key will do. */
  isFeed?: boolean
}

const LISTS = [
  ['team', 'the team'],
  ['offices', 'the offices'],
  ['reviews', 'the reviews'],
  ['quotes', 'the quotes'],
  ['notices', 'the notices above pages'],
  ['agreements', 'the agreements that guests accept'],
  ['collections', 'the collections of homes'],
  ['estate-pages', 'the sections below single homes'],
] as const

/** Every part of which there is a call. */
export const PART_CALLS: readonly Call[] = [
  { address: '/menus', path: 'menus.json', what: 'all menus' },
  {
    address: '/pages/:name',
    path: 'pages/{name}.json',
    what: 'a page, by the name of its file',
    params: named(/^[a-z\d]+(-[a-z\d]+)*$/),
  },
  {
    address: '/words/:name',
    path: 'words/{name}.json',
    what: 'own wording in a language',
    params: v.object({ name: locale }),
  },
  ...LISTS.map(([name, what]): Call => ({
    address: `/content/${name}`,
    path: `${name}.json`,
    what,
  })),
  { address: '/agendas', path: 'agendas.json', what: 'when homes are shown' },
  {
    address: '/estates/:name',
    path: 'estates/{name}',
    what: "one home, by the sender's id; removed it is archived",
    params: named(EXTERNAL_ID),
    isFeed: true,
  },
  {
    address: '/rentals/:name',
    path: 'rentals/{name}',
    what: "a holiday home with its periods, by the sender's id",
    params: named(EXTERNAL_ID),
  },
  {
    address: '/drawings/:name',
    path: 'drawings/{name}',
    what: 'a picture that is drawn',
    params: named(/^[\w-]{1,64}$/),
  },
]
