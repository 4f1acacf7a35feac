import { useEffect, useState } from 'react'
import { focusPageTitle } from '../../shell/PageFrame/focus-page-title.ts'

const isFocusLost = () => document.activeElement === document.body

/**
 * Gives the focus back to what had it before the dialog that it stands in. The library tries so by itself,
 * but a frame too early where an answer closes the dialog: the page is inert until then. Where the opener
 * has gone with the change, the page's title takes the focus.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!isFocusLost()) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        if (isFocusLost()) focusPageTitle()
      })
    },
    [opener],
  )
  return null
}
