import type { ReactNode } from 'react'
import { browserFiles } from '../page/browser-files.ts'
import { notFoundPage } from '../page/error-pages.tsx'
import type { PageRequest, HtmlPage } from '../page/result.ts'
import { CardSpecimens } from './cards.tsx'
import { ControlSpecimens } from './controls.tsx'
import { loadSectionSpecimens, SectionSpecimens } from './sections.tsx'
import { StateSpecimens } from './states.tsx'
import { ThemeSpecimens } from './theme.tsx'

/** All of the product's looks on one page. Its own words are for its makers, so they are not translated. */
export async function styleguidePage(request: PageRequest): Promise<HtmlPage> {
  const { api } = request
  const [sections, estates, rentals] = await Promise.all([
    loadSectionSpecimens(request),
    api.searchEstates({ query: {}, limit: 30 }),
    api.searchRentals({ query: {}, limit: 1, offset: 0 }),
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
        <link rel="stylesheet" href={browserFiles.styleguide} />
        <section className="section section--first">
          <h1>Patterns</h1>
        </section>
        <Group name="Theme">
          <ThemeSpecimens theme={request.site.theme} />
        </Group>
        <Group name="Controls">
          <ControlSpecimens />
        </Group>
        <Group name="Cards">
          <CardSpecimens cards={estates.results} units={rentals.results} />
        </Group>
        <Group name="States">
          <StateSpecimens
            request={request}
            cards={estates.results}
            notFound={notFoundPage(request).body}
          />
        </Group>
        <SectionSpecimens shown={sections} />
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
