import type { Route } from '@playwright/test'
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
