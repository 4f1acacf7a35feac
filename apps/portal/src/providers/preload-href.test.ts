import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { preloadHref } from './preload-href.ts'

it('preloads the page of an address with a query, with what the query says', async () => {
  const load = vi.fn()
  const rootRoute = createRootRoute({ validateSearch: (search) => search })
  const documentsRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/documents',
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => load(deps),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([documentsRoute]),
    history: createMemoryHistory(),
  })
  await preloadHref(router, '/documents?page=2')
  expect(load).toHaveBeenCalledExactlyOnceWith({ page: 2 })
})
