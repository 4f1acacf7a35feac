import {
  canPromptFeedback,
  type Demand,
  type DemandOffers,
  demandPage,
  feedbackPromptMachine,
  feedbackSchema,
} from '@tramite/core/demands'
import { saveFeedback } from '@tramite/core/feedback'
import { isAnswerLost, isRefusal, toWriteNotice } from '@tramite/core/http'
import { demandRefusalMessages, feedbackMessages } from '@tramite/core/messages'
import { usePersistedForm, useRead, useRun } from '@tramite/react'
import { useIsPageFree, useOverlayTurn, usePorts } from '@tramite/react/ports'
import type { FeedbackDialogProps } from '@tramite/ui/demands/dialogs'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { overlays } from '../overlays/overlays.ts'
import { keptFeedback } from './use-rated-elsewhere.ts'

export interface FeedbackOptions {
  readonly demand: Demand
  /** Whether the user may give feedback now. */
  readonly offer: DemandOffers['feedback']
  /** The dialog is requested by the address or by a press. */
  readonly isRequested: boolean
  /** The dialog was closed, which ends the request. */
  readonly onClosed: () => void
}

type FeedbackRefusal = Extract<DemandOffers['feedback'], { readonly allowed: false }>['reason']

const toRefusal = (reason: FeedbackRefusal) => demandRefusalMessages[`demands.refused.${reason}`]

/**
 * Ends a request for feedback that cannot be given, and shows why. It waits while the demand, which decides
 * that, is being read again.
 */
function useVainRequest(
  { demand, offer, isRequested, onClosed }: FeedbackOptions,
  isUntouched: boolean,
): void {
  const { toasts } = usePorts()
  const { isFetching } = useRead(demandPage.demand, { id: demand.id })
  const isVain = isUntouched && isRequested && !offer.allowed && !isFetching
  const refuse = useEffectEvent(() => {
    if (offer.allowed) return
    toasts.show({ title: toRefusal(offer.reason), tone: 'error' })
    onClosed()
  })
  useEffect(() => {
    if (isVain) refuse()
  }, [isVain])
}

const unrated = { rating: 0, description: '' }

/** The feedback dialog: when it opens, its content, and its call, whose failure it shows itself. */
export function useFeedback(options: FeedbackOptions): FeedbackDialogProps {
  const { demand, offer, isRequested, onClosed } = options
  const { toasts } = usePorts()
  const mayGive = offer.allowed
  const canPrompt = mayGive && canPromptFeedback(demand)
  const [state, send] = useMachine(feedbackPromptMachine, {
    input: { canGive: mayGive, canPrompt },
  })
  const save = useRun(saveFeedback, { onDone: () => forget() })
  const skip = useRun(saveFeedback)
  const [refusal, setRefusal] = useState<string>()
  /**
   * A colleague was faster, or the contract no longer accepts feedback: what was typed stays visible until it
   * is closed.
   */
  const overtake = (reason: FeedbackRefusal) => setRefusal(toRefusal(reason))
  const { form, forget } = usePersistedForm({
    storedAs: { name: keptFeedback, id: demand.id },
    schema: feedbackSchema,
    onSubmit: ({ rating, description }) =>
      save.mutate(
        { demandId: demand.id, rating, ...(description && { description }) },
        {
          onSuccess: () => {
            form.set(unrated)
            close()
          },
          onError: (error) => {
            if (!isRefusal<'saveFeedback'>(error, 'DEMAND_FEEDBACK_EXISTS')) return
            save.reset()
            if (description) return overtake('feedbackSent')
            toasts.show({ title: toRefusal('feedbackSent'), tone: 'error' })
            close()
          },
        },
      ),
  })
  // A rating whose answer was lost may be the one that the demand has now: pressing again tells.
  const isUnknown = isAnswerLost(save.error)
  const isAtWork = save.isPending || isUnknown
  const isOurs = isAtWork || save.isSuccess
  const isTyped = form.values.description.trim() !== ''
  if (state.hasTag('open') && !offer.allowed && !refusal && !isOurs && isTyped)
    overtake(offer.reason)
  const isFree = useIsPageFree()
  const isShown = state.hasTag('open') || refusal !== undefined || isAtWork
  const isOpen = useOverlayTurn(overlays.feedback, isShown)

  useVainRequest(options, state.matches('quiet'))

  useEffect(() => {
    send({ type: 'DEMAND_CHANGED', canGive: mayGive, canPrompt })
  }, [send, mayGive, canPrompt])
  useEffect(() => {
    send({ type: isFree ? 'OTHER_DIALOG_CLOSED' : 'OTHER_DIALOG_OPENED' })
  }, [send, isFree])
  useEffect(() => {
    if (isRequested && mayGive) send({ type: 'REQUEST' })
  }, [send, isRequested, mayGive])

  // Also when feedback is no longer possible, so that the request of an open dialog opens nothing later.
  const isSettled = state.matches('settled')
  const onSettled = useEffectEvent(onClosed)
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled])

  const close = () => send({ type: 'CLOSE' })
  /** Resets the form after postponing: nothing waits to be sent, and the next dialog starts empty. */
  const cancel = () => {
    form.set(unrated)
    forget()
    setRefusal(undefined)
    save.reset()
    close()
  }
  return {
    isOpen,
    demandName: demand.name,
    form,
    isPending: save.isPending,
    failure: save.error
      ? toWriteNotice(save.error, feedbackMessages['feedback.failed'])
      : undefined,
    refusal,
    onSkip: () => {
      if (demand.feedback === null) skip.mutate({ demandId: demand.id, skipped: true })
      cancel()
    },
    onClose: cancel,
  }
}
