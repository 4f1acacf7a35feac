import {
  canPromptFeedback,
  type Demand,
  evaluateFeedback,
  feedbackPromptMachine,
  feedbackSchema,
} from '@tramite/core/demands'
import { saveFeedback } from '@tramite/core/feedback'
import { useKeptForm, useRun } from '@tramite/react'
import { useIsPageFree, useOverlayTurn } from '@tramite/react/ports'
import type { FeedbackDialogProps } from '@tramite/ui/demands/dialogs'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { overlays } from '../overlays/overlays.ts'

export interface FeedbackOptions {
  readonly demand: Demand
  /** Whether the user may give feedback now. */
  readonly canGive: boolean
  /** The dialog is requested by the address or by a press. */
  readonly isRequested: boolean
  /** The dialog was closed: the request is over. */
  readonly onClosed: () => void
}

/** The feedback dialog: when it opens, its content, and its silent call. */
export function useFeedback({
  demand,
  canGive,
  isRequested,
  onClosed,
}: FeedbackOptions): FeedbackDialogProps {
  const canPrompt = canGive && canPromptFeedback(demand)
  const mayGive = canGive && evaluateFeedback(demand).allowed
  const [state, send] = useMachine(feedbackPromptMachine, {
    input: { canGive: mayGive, canPrompt },
  })
  const save = useRun(saveFeedback, {
    onDone: (_, { skipped }) => {
      if (!skipped) forget()
    },
  })
  const isFree = useIsPageFree()
  const isOpen = useOverlayTurn(overlays.feedback, state.hasTag('open'))

  useEffect(() => {
    send({ type: 'DEMAND_CHANGED', canGive: mayGive, canPrompt })
  }, [send, mayGive, canPrompt])
  useEffect(() => {
    send({ type: isFree ? 'OTHER_DIALOG_CLOSED' : 'OTHER_DIALOG_OPENED' })
  }, [send, isFree])
  useEffect(() => {
    if (isRequested && mayGive) send({ type: 'REQUEST' })
  }, [send, isRequested, mayGive])

  // Also when feedback is not possible any more: the request of a dialog that was open opens nothing later.
  const isSettled = state.matches('settled')
  const onSettled = useEffectEvent(onClosed)
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled])

  const close = () => send({ type: 'CLOSE' })
  /** After postponing, nothing waits to be sent. */
  const giveUp = () => {
    forget()
    close()
  }
  const { form, forget } = useKeptForm({
    kept: { name: 'feedback', id: demand.id },
    schema: feedbackSchema,
    onSubmit: ({ rating, description }) =>
      save.mutate(
        { demandId: demand.id, rating, ...(description && { description }) },
        {
          onSuccess: () => {
            form.set({ rating: 0, description: '' })
            close()
          },
          onError: close,
        },
      ),
  })
  return {
    isOpen,
    demandName: demand.name,
    form,
    isPending: save.isPending,
    onSkip: () => {
      if (demand.feedback === null) save.mutate({ demandId: demand.id, skipped: true })
      giveUp()
    },
    onClose: giveUp,
  }
}
