/** How long until code that did not arrive is asked for again, milliseconds. */
const AGAIN_MS = 5000

/**
 * Starts something whose code is still to be loaded, and asks for the code again until it is there.
 * @param start loads it and starts it; answers what ends it
 * @returns ends it, or gives up waiting for it
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
