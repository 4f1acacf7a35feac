import { createTramite, type Tramite } from '@tramite/core'
import { toConventions } from '@tramite/react'
import { type Ports, putFile, toTramiteOptions } from '@tramite/react/ports'
import { takeEarlyCalls } from '../early-calls/take-early-call.ts'
import { toastTexts } from './load-toast-texts.ts'
import { writeLog } from './write-log.ts'

/** The SDK for the API of this origin. */
export function openTramite(ports: Ports): Tramite {
  return createTramite({
    ...toTramiteOptions(ports),
    fetch: takeEarlyCalls(ports.server.fetch, window),
    baseUrl: '/api',
    conventions: toConventions(ports.firm),
    log: writeLog,
    toasts: { toText: toastTexts, show: ports.toasts.show },
    putFile,
  })
}
