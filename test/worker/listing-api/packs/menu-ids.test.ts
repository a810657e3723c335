import { expect, it } from 'vitest'
import { withMenuIds } from '../../../../worker/listing-api/packs/menu-ids.ts'

const page = (nl: string) => ({ label: { nl }, target: { page: { nl } }, children: [] })

it('numbers menu items where they have no id, through all menus (PACK-12)', () => {
  const menus = withMenuIds([
    { name: 'header', items: [{ ...page('a'), children: [{ ...page('b'), id: 1 }] }, page('c')] },
    { name: 'footer', items: [page('d')] },
  ])
  expect(menus).toMatchObject([
    { name: 'header', items: [{ id: 2, children: [{ id: 1 }] }, { id: 3 }] },
    { name: 'footer', items: [{ id: 4 }] },
  ])
})
