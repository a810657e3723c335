import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { StartIsland } from './define-island.ts'
import { pageView } from './page-view.ts'
import { ViewProvider } from '../view.tsx'

/** Starts an island by hydrating what the server rendered with the same component and props. */
export const hydrateWith =
  <P extends object>(Component: ComponentType<P>): StartIsland<P> =>
  (element, props) => {
    const report = (error: unknown): void => console.error('island', element.dataset.name, error)
    hydrateRoot(
      element,
      <ViewProvider value={pageView()}>
        <Component {...props} />
      </ViewProvider>,
      {
        identifierPrefix: element.dataset.name,
        onRecoverableError: report,
        onUncaughtError: report,
      },
    )
  }
