/**
 * The address after a change on the page. What was not changed is taken from the newest address,
 * not from the one shown: a field may hand over its text before the page of another's stands.
 * @param newest the search part that the address has by now
 * @param shown the search part that the page stands for
 * @param wanted what the page asks for
 */
export function toChangedSearch<S extends object>(newest: S, shown: S, wanted: S): S {
  const changes = Object.entries({ ...shown, ...wanted }).flatMap(([key]) => {
    const value = wanted[key as keyof S]
    return value === shown[key as keyof S] ? [] : [[key, value] as const]
  })
  // What is wanted no more is there without a value: the address leaves it out.
  return { ...newest, ...Object.fromEntries(changes) }
}

/**
 * How a router goes to the address after a change on the page: in place of the one before, where the
 * reader is.
 * @param shown the search part that the page stands for
 * @param wanted what the page asks for
 */
export function toSearchChange<S extends object>(shown: S, wanted: S) {
  return {
    search: (newest: S) => toChangedSearch(newest, shown, wanted),
    replace: true,
    resetScroll: false,
  } as const
}
