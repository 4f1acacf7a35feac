import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Served by the server, and by the test as soon as the page hands its requests over. */
const probe = '/readyz?isRouted'

/** Waits until the page hands its requests over to the test. */
async function waitUntilRouted(page: Page): Promise<void> {
  const isProbe = (url: URL) => url.href.endsWith(probe)
  const answer = 202
  await page.route(isProbe, (route) => route.fulfill({ status: answer }))
  const readStatus = () =>
    page
      .evaluate(async (address) => (await fetch(address)).status, probe)
      // The page may be offline, or on its way to another.
      .catch(() => null)
  await expect.poll(readStatus).toBe(answer)
  await page.unroute(isProbe)
}

/**
 * Has the routes of a context's pages apply from the moment they are set. The browser confirms the first one of a page
 * before the page knows of it, and a busy page handles a key press earlier: what that sends would pass the route
 * unseen.
 */
export function keepRoutesPrompt(context: BrowserContext): void {
  context.on('page', (page) => {
    const set = page.route.bind(page)
    let isWaiting = false
    page.route = async (...route) => {
      const routed = await set(...route)
      // A page that is yet to be loaded begins with its routes.
      if (isWaiting || !page.url().startsWith('http')) return routed
      isWaiting = true
      await waitUntilRouted(page).finally(() => {
        isWaiting = false
      })
      return routed
    }
  })
}
