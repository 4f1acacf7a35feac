/**
 * Puts the focus on the title of the page, where a screen reader goes on reading. Below an open dialog the page
 * cannot be reached: then the dialog gets it, the last of several, unless something in it has it.
 * @param isBroughtIntoSight whether the page is scrolled there, as after what was pressed far below it
 * @returns whether there is such a place
 */
export function focusPageTitle(isBroughtIntoSight = false): boolean {
  const place =
    document.querySelector<HTMLElement>('main h1:not([inert] *)') ??
    [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].at(-1)
  if (!place?.contains(document.activeElement)) place?.focus({ preventScroll: !isBroughtIntoSight })
  return place !== undefined
}
