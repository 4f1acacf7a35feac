/**
 * Focuses the title of the page, so that a screen reader continues there. While a dialog is open the page
 * cannot be reached: then the last opened dialog takes the focus, unless something in it has it.
 * @param isBroughtIntoSight whether to scroll to the title, such as after a press far below it
 * @returns whether there was an element to focus
 */
export function focusPageTitle(isBroughtIntoSight = false): boolean {
  const place =
    document.querySelector<HTMLElement>('main h1:not([inert] *)') ??
    [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].at(-1)
  if (!place?.contains(document.activeElement)) place?.focus({ preventScroll: !isBroughtIntoSight })
  return place !== undefined
}
