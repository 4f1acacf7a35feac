import { riskMessages } from '@tramite/core/messages'
import { createRiskSending, type RiskSendingProblem, toRiskRefusalText } from '@tramite/core/risk'
import type { App } from '@tramite/react/ports'
import { createActor } from 'xstate'

interface Sender {
  readonly customerId: string
  /** Whether the page of the analysis is open, which itself shows why it was not sent. */
  readonly isShown: () => boolean
}

/**
 * Starts sending the analysis, which continues after its page is left. If the analysis was not sent, a toast
 * tells a user who has left the page why. In a module of its own, loaded only when somebody sends.
 */
export function startRiskSending({ tramite, ports }: App, sender: Sender) {
  const { customerId, isShown } = sender
  const actor = createActor(createRiskSending(tramite, { customerId }))
  let known: RiskSendingProblem | null = null
  actor.subscribe(({ context: { problem } }) => {
    if (problem === known) return
    known = problem
    // The call that failed has reported it.
    if (problem === null || problem === 'requestFailed') return
    // The server knows of an unanswered question that the page does not show.
    if (problem === 'incomplete') ports.stale.emit(['risk'])
    if (isShown()) return
    const description = toRiskRefusalText(problem)
    ports.toasts.show({ title: riskMessages['risk.notSent'], description, tone: 'error' })
  })
  return actor.start()
}
