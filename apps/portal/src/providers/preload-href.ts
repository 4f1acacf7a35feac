import type { AnyRouter } from '@tanstack/react-router'

/** Loads the page of an address early; a failure is told when it is opened. */
export function preloadHref(router: AnyRouter, href: string): Promise<unknown> {
  // `to`, which the types ask for, gives way to `href`: it would take a query for part of the path.
  return router.preloadRoute({ to: href, href }).catch(() => undefined)
}
