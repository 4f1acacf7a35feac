import type { BrowserContext, Page } from '@playwright/test'

const region = 'section[aria-label="Avisos do portal"]'

const told = new WeakMap<Page, string[]>()

/** What the toasts of a page have told that no test has looked for yet. */
export function toldBy(page: Page): string[] {
  const texts = told.get(page) ?? []
  told.set(page, texts)
  return texts
}

/** Keeps what the toasts of a context's pages tell: a toast goes by itself, on a busy machine before a look at it. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('keepToast', ({ page }, text: string) =>
    toldBy(page).push(text.replace(/\s+/g, ' ')),
  )
  await context.addInitScript((selector) => {
    let last: Element | null = null
    const look = () => {
      const shown = document.querySelector(selector)
      // One toast follows another in the same place, perhaps with the same words.
      const title = shown?.querySelector('p') ?? null
      if (title !== null && title !== last) Reflect.get(window, 'keepToast')(shown?.textContent)
      last = title
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, region)
}
