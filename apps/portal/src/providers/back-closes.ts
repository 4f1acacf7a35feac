import type { router as portalRouter } from '../router.ts'

/** What can lie over a page, and is not going already; the last one in the document is on top. */
const overPage = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-exiting], [data-exiting] *)`)
  .join()

/**
 * Does what Esc does to whatever is open on top: a dialog asks about what was typed before it closes.
 * @returns whether something is open that takes it
 */
function pressEscape(): boolean {
  const top = [...document.querySelectorAll(overPage)].at(-1)
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return top !== undefined && !top.dispatchEvent(press)
}

/** Back closes what is open over the page, and only that. A document stands in the address, and closes with it. */
export function letBackClose({ history }: typeof portalRouter): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation }) =>
      action === 'BACK' && !currentLocation.search.includes('documentId=') && pressEscape(),
  })
}
