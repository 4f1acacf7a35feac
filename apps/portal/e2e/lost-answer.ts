import type { Route } from '@playwright/test'

/** What was asked is done, and the answer to it never arrives. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
