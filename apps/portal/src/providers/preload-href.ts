import type { AnyRouter } from '@tanstack/react-router'

/** Loads the page of an address early; a failure is reported when the page is opened. */
export function preloadHref(router: AnyRouter, href: string): Promise<unknown> {
  // The types require `to`, but `href` takes precedence; `to` would treat a query as part of the path.
  return router.preloadRoute({ to: href, href }).catch(() => undefined)
}
