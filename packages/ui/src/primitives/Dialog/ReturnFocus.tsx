import { useEffect, useState } from 'react'
import { focusPageTitle } from '../focus-page-title.ts'

const isFocusLost = () => document.activeElement === document.body

/** Puts the focus on the page's title when what has it goes; not once it has moved on. */
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

/**
 * Gives the focus back to what had it before the dialog that it stands in. The library tries so by itself,
 * but a frame too early where an answer closes the dialog: the page is inert until then. Where the opener
 * has gone with the change, or goes when the list around it has been read again, the page's title takes the
 * focus.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isFocusLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus()
        if (isFocusLost()) focusPageTitle()
        else if (opener && opener === document.activeElement) putOnTitleAfter(opener)
      })
    },
    [opener],
  )
  return null
}
