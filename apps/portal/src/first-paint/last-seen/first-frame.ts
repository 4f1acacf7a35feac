/** Maximum wait for the first frame, milliseconds. */
const TIMEOUT_MS = 300

/** Maximum wait of a page's code for the page rendered by the server, milliseconds. */
const DRAWING_TIMEOUT_MS = 600

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Resolves when the document's own content is painted, which running code would delay; times out if no
 * frame is drawn because the page is hidden.
 */
export function firstFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  const frame = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  return Promise.race([frame, after(TIMEOUT_MS)])
}

/**
 * Resolves when the page rendered by the server has arrived, which would share the bandwidth with the
 * code; at once if there is none.
 */
export async function firstPage(): Promise<void> {
  await Promise.race([window.tramiteFirstPage, after(DRAWING_TIMEOUT_MS)])
}
