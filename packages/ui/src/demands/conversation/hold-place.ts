/** Frames for which the position is held: entries get their real height when they come into view. */
const settlingFrames = 4

/**
 * Scrolls until the element is at the given position, now and over the next frames; stops when its page
 * is left.
 * @param top distance from the top of the window, CSS pixels
 */
export function holdPlace(element: HTMLElement, top: number, frames = settlingFrames): void {
  if (!element.isConnected) return
  const moved = element.getBoundingClientRect().top - top
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => holdPlace(element, top, frames - 1))
}

/** Scrolls the element into view with as little movement as possible, and keeps it there while it settles. */
export function bringIntoSight(element: HTMLElement, frames = settlingFrames): void {
  element.scrollIntoView({ block: 'nearest' })
  if (frames > 0) requestAnimationFrame(() => bringIntoSight(element, frames - 1))
}
