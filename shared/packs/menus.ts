import * as v from 'valibot'
import { address, field, id, localized, schemaLine, text } from './fields.ts'
import { PageUrl, routeName } from './content.ts'

export const MAX_MENU_LEVELS = 3

const entries = {
  id: v.optional(field('Given by the product when absent', id())),
  label: field('What the item says', localized(100)),
  target: field(
    'Where it leads: page, route or url',
    v.union(
      [
        v.strictObject({ page: PageUrl }),
        v.strictObject({ route: routeName() }),
        v.strictObject({ url: address() }),
      ],
      'must be {"page": …}, {"route": …} or {"url": …}',
    ),
  ),
}

/** An item as it is read: at most MAX_MENU_LEVELS deep. */
interface MenuItem extends v.InferOutput<v.StrictObjectSchema<typeof entries, undefined>> {
  children: MenuItem[]
}

interface MenusFile {
  menus: { name: string; items: MenuItem[] }[]
}

const level = <S extends v.GenericSchema>(children: S) =>
  v.strictObject({ ...entries, children: v.optional(v.array(children), []) })

const Leaf = level(v.never(`must not be there: a menu has ${MAX_MENU_LEVELS} levels`))

/** menus.json */
export const Menus: v.GenericSchema<unknown, MenusFile> = v.strictObject({
  ...schemaLine,
  menus: v.array(
    v.strictObject({
      name: field('header and footer are shown', text(60)),
      items: v.array(level(level(Leaf))),
    }),
  ),
})
