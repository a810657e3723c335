import type { ReactNode } from 'react'
import { browserFiles } from '../document/browser-files.ts'
import type { PageRequest, ShownPage } from '../page-answer.ts'
import { CardPatterns } from './cards.tsx'
import { ControlPatterns } from './controls.tsx'
import { loadSectionPatterns, SectionPatterns } from './sections.tsx'
import { StatePatterns } from './states.tsx'
import { ThemePatterns } from './theme.tsx'

/** The whole of the product's face on one page; its own words are for those who work on it. */
export async function patternsPage(request: PageRequest): Promise<ShownPage> {
  const [sections, { results }] = await Promise.all([loadSectionPatterns(request), request.api.searchEstates({ query: {}, limit: 30 })])
  return {
    kind: 'page', status: 200, title: 'Patterns', description: '', policy: 'personal', tags: [], alternates: {}, robots: 'noindex',
    body: (
      <>
        <link rel="stylesheet" href={browserFiles.patterns} />
        <section className="section section--first"><h1>Patterns</h1></section>
        <Group name="Theme"><ThemePatterns theme={request.site.theme} /></Group>
        <Group name="Controls"><ControlPatterns /></Group>
        <Group name="Cards"><CardPatterns cards={results} /></Group>
        <Group name="States"><StatePatterns request={request} /></Group>
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
