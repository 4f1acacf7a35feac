import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './integrations/open-ports.ts'
import { FailedPage } from './providers/failed-page.tsx'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-values.ts'

/**
 * The portal's pages by their addresses.
 * @param context what the routes are given
 * @param history where the address is kept; the browser's unless given
 */
export const createPortalRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Hovering for this long counts as intent.
    defaultPreloadDelay: 20,
    // The query cache decides what is fresh; a preload only starts the query early.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: FailedPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
