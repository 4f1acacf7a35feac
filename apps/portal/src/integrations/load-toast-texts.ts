import type { ToText } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'

/** Of a text that could not be fetched: true of what went well and of what did not. */
const toMissing: ToText = () => transportMessages['transport.textMissing']

const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** The texts of toasts: no page waits for them, nor is held up by their coming. */
export const toastTexts = new Promise<unknown>((resolve) => {
  whenIdle(resolve)
})
  .then(async (): Promise<ToText> => (await import('./toast-texts.ts')).toToastText)
  .catch(() => toMissing)
