let width = 0

/** @param letters width of the window whose page is drawn next, in em */
export function setWidth(letters: number): void {
  width = letters
}

/** Whether a query by width holds; one of anything else does not. */
function matches(query: string): boolean {
  const limits = [...query.matchAll(/\((max|min)-width: ([\d.]+)em\)/g)]
  return (
    limits.length > 0 &&
    limits.every(([, end, limit]) =>
      end === 'max' ? width <= Number(limit) : width >= Number(limit),
    )
  )
}

/** What of a browser's window the pages ask while they are drawn. */
Object.assign(globalThis, {
  window: globalThis,
  location: new URL('https://drawn/'),
  matchMedia: (query: string) => ({ matches: matches(query) }),
})
