/**
 * The address after a change on the page. Unchanged fields are taken from the latest address, not from
 * the one shown: a field may submit its text before the page has rendered another field's change.
 * @param newest the current search part of the address
 * @param shown the search part that the page was rendered for
 * @param wanted what the page asks for
 */
export function toChangedSearch<S extends object>(newest: S, shown: S, wanted: S): S {
  const changes = Object.entries({ ...shown, ...wanted }).flatMap(([key]) => {
    const value = wanted[key as keyof S]
    return value === shown[key as keyof S] ? [] : [[key, value] as const]
  })
  // A field that is no longer wanted is set to undefined: the address leaves it out.
  return { ...newest, ...Object.fromEntries(changes) }
}

/**
 * The options with which a router applies a change on the page to the address: replacing the entry,
 * without scrolling.
 * @param shown the search part that the page was rendered for
 * @param wanted what the page asks for
 */
export function toSearchChange<S extends object>(shown: S, wanted: S) {
  return {
    search: (newest: S) => toChangedSearch(newest, shown, wanted),
    replace: true,
    resetScroll: false,
  } as const
}
