import type { CDPSession, Locator, Page } from '@playwright/test'

export interface Screen {
  readonly address: string
  /** Visible once the screen is ready. */
  readonly ready: (page: Page) => Locator
  /** Opens what the screen has to open. */
  readonly act?: (page: Page) => Promise<void>
}

export const title = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name })

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first()

export async function acceptRiskTerms(page: Page) {
  await page.getByText('Li e aceito os termos').click()
  await button(page, 'Aceito').click()
}

/** The page as delivered in the document, or as it was seen last, until its own code replaces it. */
export const drawn = (page: Page) => page.locator('[data-drawn], [data-last-seen]')

/** No event of others reaches the page: it shows what it has read until it reads again by itself. */
export const holdEvents = (page: Page) => page.route('**/api/events?*', () => {})

export const setLetters = (browser: CDPSession, standard: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard } })
