import type { router } from '../router.ts'

/** No longer than that is a picture better than a page that says what it waits for, milliseconds. */
const PATIENCE_MS = 2500

/** Waits until what the page of the address has asked for so far is answered, if it is one behind sign-in. */
export async function answersOf({ state, options }: typeof router): Promise<void> {
  if (!state.matches.some(({ routeId }) => routeId === '/_app')) return
  const { queries } = await options.context.ports.app()
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(), PATIENCE_MS)
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = () => {
      if (queries.isFetching() === 0) done()
    }
    const stop = queries.getQueryCache().subscribe(look)
    look()
  })
}
