import type { ToText } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'

/** Stands in for a text that could not be loaded; has to fit successes and failures alike. */
const toMissing: ToText = () => transportMessages['transport.textMissing']

const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** The texts of toasts: no page waits for them or is delayed by loading them. */
export const toastTexts = new Promise<unknown>((resolve) => {
  whenIdle(resolve)
})
  .then(async (): Promise<ToText> => (await import('./toast-texts.ts')).toToastText)
  .catch(() => toMissing)
