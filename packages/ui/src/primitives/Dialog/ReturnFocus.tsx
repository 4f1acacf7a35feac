import { useEffect, useState } from 'react'
import { planFocusBeside } from '../focus-beside.ts'

/** Moves the focus on when the focused element is removed, unless it has moved on by itself. */
function moveOnAfter(holder: Element) {
  const moveOn = planFocusBeside(holder)
  const watch = new MutationObserver(() => {
    if (holder.isConnected) return
    stop()
    moveOn()
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

interface Opener {
  readonly element: Element
  /** Moves the focus on if it has gone. */
  readonly moveOn: () => void
}

/** The focused element; for an item of an open menu, which disappears with the menu, the menu's button. */
function findOpener(): Opener {
  const { activeElement } = document
  const element = activeElement?.closest('[role="menu"]')
    ? document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')
    : activeElement
  const opener = element ?? document.body
  return { element: opener, moveOn: planFocusBeside(opener) }
}

/** What had the focus before a closing dialog, for a dialog that replaces it at once. */
let handedOn: Opener | null = null

/**
 * Returns the focus to the element that had it before the containing dialog opened. The library does so too,
 * but a frame too early if a response closes the dialog: the page is still inert then. If the opener was
 * removed by the change, or is removed when its list is read again, the next row of that list takes the focus,
 * or else the page's title. A dialog that replaces another one returns the focus to the opener of the first.
 */
export function ReturnFocus() {
  const [opener] = useState(findOpener)
  useEffect(() => {
    const last = opener.element.isConnected ? opener : (handedOn ?? opener)
    return () => {
      handedOn = last
      queueMicrotask(() => {
        handedOn = null
      })
      requestAnimationFrame(() => {
        const { element, moveOn } = last
        const isLost = document.activeElement === document.body
        if (isLost && element instanceof HTMLElement) element.focus()
        moveOn()
        if (element === document.activeElement) moveOnAfter(element)
      })
    }
  }, [opener])
  return null
}
