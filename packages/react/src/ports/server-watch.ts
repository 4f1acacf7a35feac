import { isTimeUp } from '@tramite/core/http'
import type { Emitter } from './emitter.ts'
import { createEmitter } from './emitter.ts'

/** By then the other calls that failed at the same moment have failed, too; in milliseconds. */
const SETTLE_MS = 300

/** A `fetch` that notices when the server cannot be reached, and when it is back. */
export interface ServerWatch {
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Calls the listener whenever the server answers again after it could not be reached. */
  readonly onBack: Emitter<void>['subscribe']
}

const isGateway = (status: number) => status >= 502 && status <= 504

/**
 * Notices by any call that the server cannot be reached, and that it is back.
 * @param fetch sends a request
 */
export function watchServer(fetch: (request: Request) => Promise<Response>): ServerWatch {
  const back = createEmitter<void>()
  let isAway = false
  return {
    async fetch(request) {
      const response = await fetch(request).catch((error: unknown) => {
        // An abort by the caller says nothing about the server; a timeout found it silent.
        isAway ||= !request.signal.aborted || isTimeUp(request.signal)
        throw error
      })
      if (isGateway(response.status)) {
        isAway = true
      } else if (isAway) {
        isAway = false
        setTimeout(() => back.emit(), SETTLE_MS)
      }
      return response
    },
    onBack: back.subscribe,
  }
}
