import { useNavigate } from '@tanstack/react-router'
import { createRiskSending, evaluateRiskSending, isRiskComplete } from '@tramite/core/risk'
import { useApp, useViewer } from '@tramite/react'
import { RiskView } from '@tramite/ui/risk'
import { useMachine } from '@xstate/react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import { hasAcceptedRiskTerms } from './risk-terms.ts'
import { useRisk, useRiskTermsOwner } from './use-risk.ts'

const TermsDialog = lazy(() =>
  import('./risk-dialogs.tsx').then((code) => ({ default: code.TermsDialog })),
)

/** The sending of the analysis; one that is blocked leads to its demand. */
function useSending() {
  const navigate = useNavigate()
  const { tramite } = useApp()
  const { user } = useViewer()
  const [machine] = useState(() =>
    createRiskSending(tramite, { customerId: user.customerId ?? '' }),
  )
  const [state, send] = useMachine(machine)
  const { output } = state
  const leave = useEffectEvent(() => {
    if (output?.demandId) {
      void navigate({ to: '/demands/$id', params: { id: output.demandId } })
    }
  })
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])
  return {
    isSending: ['finding', 'exporting', 'delivering'].some((step) => state.value === step),
    problem: state.context.problem,
    send,
  }
}

/** The page of the internal risk analysis. */
export function RiskPage() {
  const { demand, reload: _, ...risk } = useRisk()
  const { send, ...sending } = useSending()
  const owner = useRiskTermsOwner()
  const [isAccepted, setAccepted] = useState(() => hasAcceptedRiskTerms(owner))
  useTitleFocus(isAccepted, '')
  const { rows } = risk
  const sendable = demand ? evaluateRiskSending(demand, true) : null
  return (
    <>
      <RiskView
        {...risk}
        {...sending}
        isWithFirm={sendable?.allowed === false && sendable.reason === 'pending'}
        demandHref={demand ? `/demands/${demand.id}` : undefined}
        onSend={() => send({ type: 'SEND', isComplete: isRiskComplete(rows ?? []) })}
      />
      <Suspense>
        {demand && !isAccepted && (
          <TermsDialog owner={owner} onAccepted={() => setAccepted(true)} />
        )}
      </Suspense>
    </>
  )
}
