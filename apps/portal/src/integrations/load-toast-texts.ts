import type { ToText } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'

/** Of a text that could not be fetched: true of what went well and of what did not. */
const toMissing: ToText = () => transportMessages['transport.textMissing']

/** When the browser has nothing better to do; the server, and a browser that cannot say so, a moment later. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    const later = globalThis.requestIdleCallback ?? setTimeout
    later(() => resolve())
  })

/** The texts of toasts: a dozen files for which no page waits, and which come after all that one waits for. */
export const toastTexts: Promise<ToText> = untilIdle()
  .then(() => import('./toast-texts.ts'))
  .then(
    ({ toToastText }) => toToastText,
    () => toMissing,
  )
