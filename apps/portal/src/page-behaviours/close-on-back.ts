import { showsDocument } from '../documents/shows-document.ts'
import type { router as portalRouter } from '../router.ts'

/** Overlays that are open and not closing already; the last one in the document is on top. */
const openOverlays = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-exiting], [data-exiting] *)`)
  .join()

/**
 * Sends Esc to the topmost overlay, so that a dialog asks about its input before it closes.
 * @returns whether an overlay has handled it
 */
function pressEscape(): boolean {
  const top = [...document.querySelectorAll(openOverlays)].at(-1)
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return top !== undefined && !top.dispatchEvent(press)
}

/** Back closes the topmost overlay in place of the page. A document is part of the address, and closes with it. */
export function closeOverlaysOnBack({ history }: typeof portalRouter): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation }) =>
      action === 'BACK' && !showsDocument(currentLocation.search) && pressEscape(),
  })
}
