import * as v from 'valibot'
import type { Navigation, NavigationItem } from '../../shared/site/navigation.ts'
import type { Api } from './api.ts'
import { encodeSegment, type CallContext, type Getter } from './call-context.ts'
import { listOf, objectOf, parser, part, present } from './parse-response.ts'

export function createNavigationCalls(_: CallContext, get: Getter): Pick<Api, 'navigation'> {
  return {
    // A menu comes with all its items: `/navigation/{name}/{id}`, one item with its children, has nothing to add.
    navigation: name =>
      get('navigation', `/navigation/${encodeSegment(name)}`, ['site'], parser(MENU), {
        isFrame: true,
      }),
  }
}

/** Three levels are more than any menu shows. */
const childrenOf = (level: 1 | 2 | 3): v.GenericSchema<unknown, NavigationItem[]> =>
  level === 3
    ? v.fallback(v.tuple([]), [])
    : v.fallback(
        v.pipe(
          v.array(v.fallback(v.nullable(childItem(level)), null)),
          v.transform(items => items.filter(item => item !== null)),
        ),
        [],
      )

const childItem = (level: 1 | 2) =>
  objectOf<NavigationItem>({ target: part(), children: childrenOf(level === 1 ? 2 : 3) })

const MENU_ITEM = objectOf<NavigationItem>({
  label: present,
  target: part(),
  children: childrenOf(1),
})

const MENU = objectOf<Navigation>({ items: listOf(MENU_ITEM) })
