import type { router as portalRouter } from '../router.ts'

/** Whatever can be open above a page and is not closing already; the last one in the document is on top. */
const overPage = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-exiting], [data-exiting] *)`)
  .join()

/**
 * Presses Esc in whatever is open on top: a dialog asks about its input before it closes.
 * @returns whether something is open that handles it
 */
function pressEscape(): boolean {
  const top = [...document.querySelectorAll(overPage)].at(-1)
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return top !== undefined && !top.dispatchEvent(press)
}

/** Back closes only what is open above the page. A document is in the address, and closes with it. */
export function letBackClose({ history }: typeof portalRouter): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation }) =>
      action === 'BACK' && !currentLocation.search.includes('documentId=') && pressEscape(),
  })
}
