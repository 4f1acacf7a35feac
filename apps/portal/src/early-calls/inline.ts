// The whole of the script that stands in the page itself: it runs before any other code has arrived.
import { storageKeys } from '@tramite/core/session'
import { watchCode } from '../code-failure/watch-code.ts'
import { firstPage } from '../last-seen/first-frame.ts'
import { fetchCode, fetchFonts } from '../last-seen/page-code.ts'
import { toPictureKey } from '../last-seen/picture-place.ts'
import { findPicture } from '../last-seen/show-picture.ts'
import { followTheme } from '../theme/apply-theme.ts'
import { sendEarlyCalls } from './send-early-calls.ts'
import { toSignInAddress } from './sign-in-first.ts'

/** Width of the window as media queries count it. */
const widthInLetters = () =>
  innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

watchCode()
followTheme(window, storageKeys.theme)
try {
  const isSignedIn =
    sessionStorage.getItem(storageKeys.token) ?? localStorage.getItem(storageKeys.token)
  const signIn = isSignedIn ? null : toSignInAddress(location)
  if (signIn) location.replace(signIn)
  else {
    window.tramitePicture = findPicture(storageKeys)
    const isDrawn = !window.tramitePicture && toPictureKey('', location.pathname) !== null
    sendEarlyCalls(window, storageKeys, isDrawn ? widthInLetters() : null)
    // Here and not behind the style sheets, for which the next script waits. Where there is a picture of the
    // page its code is there as well, and comes after the first frame.
    if (window.tramitePicture) fetchFonts()
    else firstPage().then(fetchCode)
  }
} catch {
  // A browser that forbids its storage: the page asks for itself.
}
