/** Pause before code that did not arrive is requested again, in milliseconds. */
const AGAIN_MS = 5000

/**
 * Starts something whose code is still to be loaded, and requests the code again until it has arrived.
 * @param start loads and starts it; resolves with a function that stops it
 * @returns stops it, or stops waiting for it
 */
export function loadUntilThere(start: () => Promise<() => void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let end = () => {}
  const attempt = () => {
    start().then(
      (started) => {
        end = started
        if (isOver) end()
      },
      () => {
        if (!isOver) timer = setTimeout(attempt, AGAIN_MS)
      },
    )
  }
  attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
    end()
  }
}
