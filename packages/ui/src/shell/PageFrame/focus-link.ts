/**
 * Puts the focus on the first link of the page's content that leads to a path, as in the row that was opened.
 * @param path of the portal, as `/demands/1`
 * @returns whether there is such a link
 */
export function focusLinkTo(path: string): boolean {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`)
  link?.focus()
  return link !== null
}
