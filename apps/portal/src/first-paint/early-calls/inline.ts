// The entire script that is inlined into the page itself: it runs before any other code has arrived.
import { dropSignedOut, storageKeys } from '@tramite/core/session'
import { watchCode } from '../../code-failure/watch-code.ts'
import { revokeToken } from '../../session/revoke-token.ts'
import { refuseStrayDrops } from '../../stray-drops/refuse-stray-drops.ts'
import { followTheme } from '../../theme/apply-theme.ts'
import { firstPage } from '../last-seen/first-frame.ts'
import { fetchCode, fetchFonts } from '../last-seen/page-code.ts'
import { toPictureKey } from '../last-seen/picture-place.ts'
import { readPicture } from '../last-seen/show-picture.ts'
import { sendEarlyCalls } from './send-early-calls.ts'
import { toSignInAddress } from './sign-in-first.ts'

/** Width of the window in em, as media queries count it. */
const widthInLetters = () =>
  innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

watchCode()
refuseStrayDrops(window)
followTheme(window, storageKeys.theme)
try {
  const dropped = [sessionStorage, localStorage].map((kept) => dropSignedOut(kept, localStorage))
  for (const token of new Set(dropped)) if (token) revokeToken(token)
  const isSignedIn =
    sessionStorage.getItem(storageKeys.token) ?? localStorage.getItem(storageKeys.token)
  const signIn = isSignedIn ? null : toSignInAddress(location)
  if (signIn) location.replace(signIn)
  else {
    window.tramitePicture = readPicture()
    const isDrawn = !window.tramitePicture && toPictureKey('', location.pathname) !== null
    sendEarlyCalls(window, isDrawn ? widthInLetters() : null)
    // Here rather than after the style sheets, for which the next script waits. If there is a picture
    // of the page, its code is cached as well, and runs after the first frame.
    if (window.tramitePicture) fetchFonts()
    else firstPage().then(fetchCode)
  }
} catch {
  // Storage is blocked in this browser: the page reads its data itself.
}
