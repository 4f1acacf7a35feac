import { riskMessages } from '@tramite/core/messages'
import { createRiskSending, type RiskSendingProblem, toRiskRefusalText } from '@tramite/core/risk'
import type { App } from '@tramite/react/ports'
import { createActor } from 'xstate'

interface Sender {
  readonly customerId: string
  /** Whether the page of the analysis is open, which shows by itself why it was not sent. */
  readonly isShown: () => boolean
}

/**
 * Starts the sending of the analysis, which continues without its page: code that is needed only once
 * somebody sends. Who has left the page is told in a toast why the analysis was not sent.
 */
export function startRiskSending({ tramite, ports, queries }: App, sender: Sender) {
  const { customerId, isShown } = sender
  const actor = createActor(createRiskSending(tramite, { customerId }))
  let known: RiskSendingProblem | null = null
  actor.subscribe(({ context: { problem } }) => {
    if (problem === known) return
    known = problem
    // The call that failed has reported it.
    if (problem === null || problem === 'requestFailed') return
    // A question that the page does not know of is open.
    if (problem === 'incomplete') void queries.invalidateQueries({ queryKey: ['risk'] })
    if (isShown()) return
    const description = toRiskRefusalText(problem)
    ports.toasts.show({ title: riskMessages['risk.notSent'], description, tone: 'error' })
  })
  return actor.start()
}
