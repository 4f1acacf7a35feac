/** Dialogs that can be reached; of those above one another, the last. */
const reachable = '[role$="dialog"]:not([inert] *)'

/**
 * Puts the focus on the title of the page, where a screen reader goes on reading. Below an open dialog the page
 * cannot be reached: then the dialog gets it, unless something in it has it.
 * @param isBroughtIntoSight whether the page is scrolled there, as after what was pressed far below it
 * @returns whether there is such a place
 */
export function focusPageTitle(isBroughtIntoSight = false): boolean {
  const title = document.querySelector<HTMLElement>('main h1:not([inert] *)')
  title?.focus({ preventScroll: !isBroughtIntoSight })
  if (title) return true
  const dialog = [...document.querySelectorAll<HTMLElement>(reachable)].at(-1)
  if (!dialog?.contains(document.activeElement)) dialog?.focus()
  return dialog !== undefined
}
