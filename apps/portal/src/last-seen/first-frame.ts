/** The longest that anything waits for the first frame, milliseconds. */
const PATIENCE_MS = 300

/** The longest that the code of a page waits for the page as the server draws it, milliseconds. */
const DRAWING_PATIENCE_MS = 600

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Until what the document shows by itself is painted, from which the code would keep the browser; no longer where
 * no frame is drawn because nobody sees the page.
 */
export function firstFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  const frame = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  return Promise.race([frame, after(PATIENCE_MS)])
}

/** Until the page that the server draws is there, which would share the line with the code; at once without one. */
export async function firstPage(): Promise<void> {
  await Promise.race([window.tramiteFirstPage, after(DRAWING_PATIENCE_MS)])
}
