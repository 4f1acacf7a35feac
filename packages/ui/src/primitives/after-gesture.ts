const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/** Maximum wait, in milliseconds: the focus may move without any press or key. */
const TIMEOUT_MS = 500

/**
 * Runs once the press or the key that moved the focus is over. An element that appears before that would
 * move the pressed button away from under the pointer, and the press would be lost.
 */
export function afterGesture(run: () => void): void {
  const ended = new AbortController()
  const end = () => {
    if (ended.signal.aborted) return
    ended.abort()
    run()
  }
  // The click follows the release of the pointer, and hits the button where it still is.
  const soon = () => setTimeout(end)
  for (const type of ends) {
    window.addEventListener(type, soon, { capture: true, signal: ended.signal })
  }
  setTimeout(end, TIMEOUT_MS)
}
