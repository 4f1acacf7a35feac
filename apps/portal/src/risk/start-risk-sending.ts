import { createRiskSending } from '@tramite/core/risk'
import { createActor } from 'xstate'

/** Starts the sending of the analysis: code that is needed only once somebody sends. */
export const startRiskSending = (...course: Parameters<typeof createRiskSending>) =>
  createActor(createRiskSending(...course)).start()
