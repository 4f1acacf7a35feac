import { useEffect, useState } from 'react'
import { focusPageTitle } from '../focus-page-title.ts'

const isFocusLost = () => document.activeElement === document.body

/** Moves the focus to the page's title when the focused element is removed, unless the focus has moved on. */
function putOnTitleAfter(holder: Element) {
  const watch = new MutationObserver(() => {
    if (holder.isConnected) return
    stop()
    if (isFocusLost()) focusPageTitle()
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

/** The focused element; for an item of an open menu, which disappears with the menu, the menu's button. */
function findOpener() {
  const { activeElement } = document
  if (!activeElement?.closest('[role="menu"]')) return activeElement
  return document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')
}

/** The element that had the focus before a closing dialog, for a dialog that replaces it at once. */
let handedOn: Element | null = null

/**
 * Returns the focus to the element that had it before the containing dialog opened. The library does so too,
 * but a frame too early if a response closes the dialog: the page is still inert then. If the opener was
 * removed by the change, or is removed when its list is read again, the page's title takes the focus. A
 * dialog that replaces another one returns the focus to the opener of the first.
 */
export function ReturnFocus() {
  const [opener] = useState(findOpener)
  useEffect(() => {
    const target = opener?.isConnected ? opener : handedOn
    return () => {
      handedOn = target
      queueMicrotask(() => {
        handedOn = null
      })
      requestAnimationFrame(() => {
        if (isFocusLost() && target instanceof HTMLElement && target.isConnected) target.focus()
        if (isFocusLost()) focusPageTitle()
        else if (target && target === document.activeElement) putOnTitleAfter(target)
      })
    }
  }, [opener])
  return null
}
