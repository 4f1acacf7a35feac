import type { ToText } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'

/** Of a text that could not be fetched: true of what went well and of what did not. */
const toMissing: ToText = () => transportMessages['transport.textMissing']

/** The texts of toasts: no page waits for them. */
export const toastTexts: Promise<ToText> = import('./toast-texts.ts').then(
  ({ toToastText }) => toToastText,
  () => toMissing,
)
