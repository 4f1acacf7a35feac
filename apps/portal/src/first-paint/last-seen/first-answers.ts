import type { router } from '../../router.ts'

/** Milliseconds for which a picture is better than a page that shows what it is waiting for. */
const TIMEOUT_MS = 2500

/**
 * Waits until everything requested so far by the page of the address is answered, if it is one behind
 * sign-in.
 */
export async function answersOf({ state, options }: typeof router): Promise<void> {
  if (!state.matches.some(({ routeId }) => routeId === '/_app')) return
  const { queries } = await options.context.ports.app()
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(), TIMEOUT_MS)
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
