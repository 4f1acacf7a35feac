import { createMemoryStorage, createTramite, type Toast, type Tramite } from '@tramite/core'
import { conventions } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'

/** The SDK as a program would create it; its messages to the user go to `toasts`. */
export function openTramite(baseUrl: string, toasts: Toast[]): Tramite {
  return createTramite({
    baseUrl,
    storage: createMemoryStorage(),
    clock: { now: () => new Date('2026-11-18T13:00:00.000Z') },
    conventions: conventions.brazil,
    toasts: { toText: message, show: (toast) => toasts.push(toast) },
  })
}
