import { useNavigate } from '@tanstack/react-router'
import { transportMessages } from '@tramite/core/messages'
import { useApp, useViewer } from '@tramite/react'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { startRiskSending } from './start-risk-sending.ts'

type Sending = ReturnType<typeof startRiskSending>

const load = () => import('./start-risk-sending.ts')

/** The state of the sending; undefined until it is needed. */
function useSnapshot(sending: Sending | undefined) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = sending?.subscribe(onChange)
      return () => subscription?.unsubscribe()
    },
    [sending],
  )
  return useSyncExternalStore(subscribe, () => sending?.getSnapshot())
}

/** The sending of the analysis, which continues when its page is left; a blocked one leads to its demand. */
export function useRiskSending() {
  const navigate = useNavigate()
  const { tramite, ports } = useApp()
  const { user } = useViewer()
  const [sending, setSending] = useState<Sending>()
  const [isStarting, setStarting] = useState(false)
  const state = useSnapshot(sending)
  useEffect(() => {
    // Loaded before the first press; if it fails, it is requested again then.
    load().catch(() => {})
  }, [])

  const leave = useEffectEvent(
    (id: string) => void navigate({ to: '/demands/$id', params: { id } }),
  )
  const demandId = state?.output?.demandId
  useEffect(() => {
    if (demandId) leave(demandId)
  }, [demandId])

  const onSend = async (isComplete: boolean) => {
    setStarting(true)
    const code = await load().catch(() => null)
    setStarting(false)
    if (!code) {
      ports.toasts.show({ title: transportMessages['transport.network'], tone: 'error' })
      return
    }
    const customerId = user.customerId ?? ''
    const course = sending ?? code.startRiskSending(tramite, { customerId })
    setSending(course)
    course.send({ type: 'SEND', isComplete })
  }
  return {
    isSending:
      isStarting || ['finding', 'exporting', 'delivering'].some((step) => step === state?.value),
    problem: state?.context.problem ?? null,
    onSend,
  }
}
