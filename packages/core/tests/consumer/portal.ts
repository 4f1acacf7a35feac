import { createMemoryStorage, createPortal, type Portal, type Toast } from '@tramite/core'
import { conventions } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'

/** A portal as a program would make it; what it tells the user goes to `toasts`. */
export function openPortal(baseUrl: string, toasts: Toast[]): Portal {
  return createPortal({
    baseUrl,
    storage: createMemoryStorage(),
    fetch: (request) => fetch(request),
    clock: { now: () => new Date('2026-11-18T13:00:00.000Z') },
    conventions: conventions.brazil,
    toasts: { toText: message, show: (toast) => toasts.push(toast) },
  })
}
