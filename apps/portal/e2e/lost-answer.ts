import type { Route } from '@playwright/test'
import { defaultTransportPolicy } from '@tramite/core/http'

/** What was asked is done, and the answer to it never arrives. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** As often as a write is sent by itself: the page learns nothing of it until somebody presses again. */
export const everyAttempt = { times: defaultTransportPolicy.retries + 1 }
