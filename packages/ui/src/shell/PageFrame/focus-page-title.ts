/**
 * Puts the focus on the title of the page, where a screen reader goes on reading.
 * @returns whether there is a title
 */
export function focusPageTitle(): boolean {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.focus({ preventScroll: true })
  return title !== null
}
