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

/** What has the focus; for an item of an open menu, which goes with the menu, the button of that. */
function findOpener() {
  const { activeElement } = document
  if (!activeElement?.closest('[role="menu"]')) return activeElement
  return document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')
}

/** Of a dialog that goes, what had the focus before it: until another one has come in its place. */
let handedOn: Element | null = null

/**
 * Gives the focus back to what had it before the dialog that it stands in. The library tries so by itself,
 * but a frame too early where an answer closes the dialog: the page is inert until then. Where the opener
 * has gone with the change, or goes when the list around it has been read again, the page's title takes the
 * focus. A dialog that comes in place of another gives it back to what opened that.
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
