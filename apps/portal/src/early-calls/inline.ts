// The whole of the script that stands in the page itself: it runs before any other code has arrived.
import { storageKeys } from '@tramite/core/session'
import { followTheme } from '../theme/apply-theme.ts'
import { sendEarlyCalls } from './send-early-calls.ts'
import { toSignInAddress } from './sign-in-first.ts'

followTheme(window, storageKeys.theme)
try {
  const isSignedIn =
    sessionStorage.getItem(storageKeys.token) ?? localStorage.getItem(storageKeys.token)
  const signIn = isSignedIn ? null : toSignInAddress(location)
  if (signIn) location.replace(signIn)
  else sendEarlyCalls(window, storageKeys)
} catch {
  // A browser that forbids its storage: the page asks for itself.
}
