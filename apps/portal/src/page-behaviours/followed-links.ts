/** Which of the links to a path was followed: a page may link to a demand several times. */
const followed = new Map<string, number>()

const linksTo = (path: string) => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path)}"]`),
]

/** Starts recording which link in a page's content is followed. */
export function noteFollowedLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null
      const path = link?.getAttribute('href')
      if (link && path) followed.set(path, linksTo(path).indexOf(link))
    },
    { capture: true },
  )
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  // The header covers the rest.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= window.innerHeight
}

/**
 * Focuses the link to a path that was followed, for example in the row that was opened. The page does not
 * scroll unless the link is out of sight.
 * @param path of the portal, such as `/demands/1`
 * @returns whether there is such a link
 */
export function focusFollowedLink(path: string): boolean {
  const link = linksTo(path)[followed.get(path) ?? 0]
  link?.focus({ preventScroll: isInSight(link) })
  return link !== undefined
}
