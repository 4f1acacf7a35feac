import { createApp } from '@tramite/react'
import type { App, Ports } from '@tramite/react/ports'
import { toastTexts } from './load-toast-texts.ts'
import { writeLog } from './write-log.ts'

/** What the pages behind sign-in are given. */
export async function openApp(ports: Ports): Promise<App> {
  return createApp({ ports, tramite: await ports.tramite(), toText: toastTexts, log: writeLog })
}
