/**
 * Puts the focus on the title of the page, where a screen reader goes on reading.
 * @param isBroughtIntoSight whether the page is scrolled there, as after what was pressed far below it
 * @returns whether there is a title
 */
export function focusPageTitle(isBroughtIntoSight = false): boolean {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.focus({ preventScroll: !isBroughtIntoSight })
  return title !== null
}
