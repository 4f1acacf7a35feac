/** Rejects files dropped outside a drop field, which the browser would open in place of the page. */
function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/**
 * Keeps a page, and what is being typed or sent on it, when a file is dropped in the wrong place. Runs in the page
 * itself: no code that may not arrive is needed for it.
 */
export function refuseStrayDrops(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('dragover', refuse)
  page.addEventListener('drop', refuse)
}
