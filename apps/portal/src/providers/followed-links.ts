/** Which of the links to a path was followed: a demand may stand in several places of a page. */
const followed = new Map<string, number>()

const linksTo = (path: string) => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path)}"]`),
]

/** Notes from now on which link of a page's content leads on. */
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
 * Puts the focus on the link that was followed to a path, as in the row that was opened. The page stays where
 * it is unless the link is out of sight.
 * @param path of the portal, as `/demands/1`
 * @returns whether there is such a link
 */
export function focusFollowedLink(path: string): boolean {
  const link = linksTo(path)[followed.get(path) ?? 0]
  link?.focus({ preventScroll: isInSight(link) })
  return link !== undefined
}
