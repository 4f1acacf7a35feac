import type { Page, Route } from '@playwright/test'
import { defaultTransportPolicy } from '@tramite/core/http'

/** The request is carried out, but its response never arrives. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/**
 * As many times as a write is sent automatically: the page learns nothing of it until the user presses
 * again.
 */
export const everyAttempt = { times: defaultTransportPolicy.retries + 1 }

/**
 * Keeps the next write to an address from arriving, however often it is sent automatically. Reads go on: an event of
 * another journey may have the page read the same address meanwhile.
 */
export async function refuseOnce(page: Page, address: RegExp): Promise<void> {
  let { times } = everyAttempt
  await page.route(address, (route) => {
    if (times === 0 || route.request().method() === 'GET') return route.fallback()
    times -= 1
    return route.abort()
  })
}
