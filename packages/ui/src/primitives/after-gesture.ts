const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/** The longest that it waits, milliseconds: a focus may move without any press or key. */
const PATIENCE_MS = 500

/**
 * Runs once the press or the key that has moved the focus is over. What appears on the page before that moves
 * the pressed button away from under the pointer, and the press is lost.
 */
export function afterGesture(run: () => void): void {
  const ended = new AbortController()
  const end = () => {
    if (ended.signal.aborted) return
    ended.abort()
    run()
  }
  // The click comes after the pointer is up, and goes to where the button still is.
  const soon = () => setTimeout(end)
  for (const type of ends) {
    window.addEventListener(type, soon, { capture: true, signal: ended.signal })
  }
  setTimeout(end, PATIENCE_MS)
}
