let width = 0

/** @param letters width of the window for which the next page is rendered, in em */
export function setWidth(letters: number): void {
  width = letters
}

/** Whether a media query by width matches; any other query does not. */
function matches(query: string): boolean {
  const limits = [...query.matchAll(/\((max-width:|width >) ([\d.]+)em\)/g)]
  return (
    limits.length > 0 &&
    limits.every(([, end, limit]) =>
      end === 'width >' ? width > Number(limit) : width <= Number(limit),
    )
  )
}

/** The parts of a browser's window that pages use while they are rendered. */
Object.assign(globalThis, {
  window: globalThis,
  location: new URL('https://drawn/'),
  matchMedia: (query: string) => ({ matches: matches(query) }),
})
