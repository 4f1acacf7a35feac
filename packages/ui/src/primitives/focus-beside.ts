import { focusPageTitle } from './focus-page-title.ts'

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button, a') ?? []),
]

/**
 * Where the focus goes from an element of a row, such as of a list or table, once that row has been removed: to the
 * same control of the next row, or else of the one before, or else to the page's title.
 * @param element is in the document
 * @returns moves the focus, unless it is not lost
 */
export function planFocusBeside(element: Element): () => void {
  const row = element.closest('li, [role="row"]')
  const rows = [...(row?.parentElement?.children ?? [])]
  const at = row ? rows.indexOf(row) : 0
  const controls: readonly Element[] = controlsOf(row)
  // Counted from the end: cells before it may hold any number of links.
  const place = controls.indexOf(element) - controls.length
  return () => {
    if (document.activeElement !== document.body) return
    const beside = [...rows.slice(at), ...rows.slice(0, at).reverse()]
    const next = row?.isConnected ? [] : controlsOf(beside.find((each) => each.isConnected))
    const control = next.at(place) ?? next.at(-1)
    control?.focus()
    if (document.activeElement === document.body) focusPageTitle()
  }
}
