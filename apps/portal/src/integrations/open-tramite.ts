import { createTramite, type Tramite } from '@tramite/core'
import { toConventions } from '@tramite/react'
import { type Ports, putFile, type ServerClock, toTramiteOptions } from '@tramite/react/ports'
import { takeEarlyCalls } from '../first-paint/early-calls/take-early-call.ts'
import { toastTexts } from './load-toast-texts.ts'
import { writeLog } from './write-log.ts'

/**
 * The SDK for the API of this origin.
 * @param learn called with when the server answered the document's calls, to set the clock
 */
export function openTramite(ports: Ports, learn: ServerClock['learn']): Tramite {
  return createTramite({
    ...toTramiteOptions(ports),
    fetch: takeEarlyCalls(ports.server.fetch, window, learn),
    baseUrl: '/api',
    conventions: toConventions(ports.firm),
    log: writeLog,
    toasts: { toText: toastTexts, show: ports.toasts.show },
    putFile,
  })
}
