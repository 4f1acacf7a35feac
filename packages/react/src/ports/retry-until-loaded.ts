/** Pause before the next attempt to load, in milliseconds. */
const RETRY_MS = 5000

/**
 * Starts something whose code has to be loaded first, and retries until the code has loaded.
 * @param start loads and starts it; resolves with a function that stops it
 * @returns stops it, or the attempts to load it
 */
export function retryUntilLoaded(start: () => Promise<() => void>): () => void {
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
        if (!isOver) timer = setTimeout(attempt, RETRY_MS)
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
