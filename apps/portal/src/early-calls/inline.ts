// The whole of the script that stands in the page itself: it runs before any other code has arrived.
import { storageKeys } from '@tramite/core/session'
import { fetchCode } from '../last-seen/fetch-code.ts'
import { keptPicture } from '../last-seen/show-picture.ts'
import { followTheme } from '../theme/apply-theme.ts'
import { sendEarlyCalls } from './send-early-calls.ts'
import { toSignInAddress } from './sign-in-first.ts'

followTheme(window, storageKeys.theme)
try {
  const isSignedIn =
    sessionStorage.getItem(storageKeys.token) ?? localStorage.getItem(storageKeys.token)
  const signIn = isSignedIn ? null : toSignInAddress(location)
  if (signIn) location.replace(signIn)
  else {
    sendEarlyCalls(window, storageKeys)
    // Here and not behind the style sheets, for which the next script waits. Where there is a picture of the
    // page its code is there as well, and comes after the first frame.
    if (!keptPicture(storageKeys)) fetchCode()
  }
} catch {
  // A browser that forbids its storage: the page asks for itself.
}
