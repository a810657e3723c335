import type { ReactNode } from 'react'
import { browserFiles } from '../document/browser-files.ts'
import { absentPage } from '../document/error-pages.tsx'
import type { PageRequest, ShownPage } from '../page-answer.ts'
import { CardPatterns } from './cards.tsx'
import { ControlPatterns } from './controls.tsx'
import { loadSectionPatterns, SectionPatterns } from './sections.tsx'
import { StatePatterns } from './states.tsx'
import { ThemePatterns } from './theme.tsx'

/** The whole of the product's face on one page; its own words are for those who work on it. */
export async function patternsPage(request: PageRequest): Promise<ShownPage> {
  const { api } = request
  const [sections, estates, rentals, notFound] = await Promise.all([
    loadSectionPatterns(request),
    api.searchEstates({ query: {}, limit: 30 }),
    api.searchRentals({ query: {}, limit: 1, offset: 0 }),
    absentPage(request, 404),
  ])
  return {
    kind: 'page',
    status: 200,
    title: 'Patterns',
    description: '',
    policy: 'personal',
    tags: [],
    alternates: {},
    robots: 'noindex',
    body: (
      <>
        <link rel="stylesheet" href={browserFiles.patterns} />
        <section className="section section--first">
          <h1>Patterns</h1>
        </section>
        <Group name="Theme">
          <ThemePatterns theme={request.site.theme} />
        </Group>
        <Group name="Controls">
          <ControlPatterns />
        </Group>
        <Group name="Cards">
          <CardPatterns cards={estates.results} units={rentals.results} />
        </Group>
        <Group name="States">
          <StatePatterns request={request} cards={estates.results} notFound={notFound.body} />
        </Group>
        <SectionPatterns shown={sections} />
      </>
    ),
  }
}

const Group = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <section className="section pattern-group" id={name.toLowerCase()}>
    <h2>{name}</h2>
    <div className="patterns">{children}</div>
  </section>
)
