// The whole of the script that stands in the page itself: it runs before any other code has arrived.
import { storageKeys } from '@tramite/core/session'
import { followTheme } from '../theme/apply-theme.ts'
import { sendEarlyCalls } from './send-early-calls.ts'

followTheme(window, storageKeys.theme)
try {
  sendEarlyCalls(window, storageKeys)
} catch {
  // A browser that forbids its storage: the page asks for itself.
}
