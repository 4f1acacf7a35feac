/** The longest that anything waits for the first frame, milliseconds. */
const PATIENCE_MS = 300

/** The longest that the code of a page waits for the page as the server draws it, milliseconds. */
const DRAWING_PATIENCE_MS = 600

/**
 * Runs once what the document shows by itself is painted, from which the code would keep the browser; at once
 * where it shows nothing, and where no frame is drawn because nobody sees the page.
 * @param isFilled whether the document shows something by itself
 */
export function afterFirstFrame(isFilled: boolean, run: () => void): void {
  if (!isFilled || document.hidden) {
    run()
    return
  }
  let hasRun = false
  const runOnce = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  setTimeout(runOnce, PATIENCE_MS)
  requestAnimationFrame(() => setTimeout(runOnce))
}

/** Runs once the page that the server draws is there, which shares the line with the code; at once without one. */
export function afterFirstPage(run: () => void): void {
  const page = window.tramiteFirstPage
  if (!page) {
    run()
    return
  }
  const tooLate = new Promise((resolve) => setTimeout(resolve, DRAWING_PATIENCE_MS))
  Promise.race([page, tooLate]).then(run)
}
