import { createRouter } from '@tanstack/react-router'
import { openPorts } from './integrations/open-ports.ts'
import { FailedPage } from './providers/failed-page.tsx'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  context: openPorts(),
  defaultPreload: 'intent',
  // Who points at something for so long means it.
  defaultPreloadDelay: 20,
  // The query cache decides what is fresh; a preload only starts the query early.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: FailedPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
