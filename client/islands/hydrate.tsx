import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Start } from './islands.ts'
import { pageView } from './page-view.ts'
import { ViewProvider } from '../view.tsx'

/** Starts an island by hydrating what its marker rendered. The marker's props are the component's, both ours. */
export const hydrateWith =
  <P extends object>(Component: ComponentType<P>): Start =>
  (element, props) => {
    hydrateRoot(
      element,
      <ViewProvider value={pageView()}>
        <Component {...(props as P)} />
      </ViewProvider>,
      {
        identifierPrefix: element.dataset.name,
        onRecoverableError: error => console.error('island', element.dataset.name, error),
        onUncaughtError: error => console.error('island', element.dataset.name, error),
      },
    )
  }
