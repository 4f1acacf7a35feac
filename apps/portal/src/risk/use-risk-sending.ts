import { useNavigate } from '@tanstack/react-router'
import { transportMessages } from '@tramite/core/messages'
import { useApp, useViewer } from '@tramite/react'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { startRiskSending } from './start-risk-sending.ts'

type Sending = ReturnType<typeof startRiskSending>

const load = () => import('./start-risk-sending.ts')

/** The last sending of each user and business: it continues without its page, which finds it again. */
const sendings = new Map<string, Sending>()

/** The users and businesses whose page is open. */
const shown = new Set<string>()

const steps: readonly string[] = ['finding', 'exporting', 'delivering']

/** The sending that is under way, or about to lead to its demand. */
function findUnderWay(key: string): Sending | undefined {
  const sending = sendings.get(key)
  const value = sending?.getSnapshot().value
  return value && [...steps, 'blocked'].includes(value) ? sending : undefined
}

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

/**
 * The sending of the analysis, which continues when its page is left, and is found again by the page that
 * opens meanwhile; a blocked one leads to its demand.
 */
export function useRiskSending() {
  const navigate = useNavigate()
  const app = useApp()
  const { user } = useViewer()
  const key = `${user.id} ${app.tramite.client.businessId()}`
  const [sending, setSending] = useState(() => findUnderWay(key))
  const [isStarting, setStarting] = useState(false)
  const state = useSnapshot(sending)
  useEffect(() => {
    // Loaded before the first press; if it fails, it is requested again then.
    load().catch(() => {})
    shown.add(key)
    return () => void shown.delete(key)
  }, [key])

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
      app.ports.toasts.show({ title: transportMessages['transport.network'], tone: 'error' })
      return
    }
    const customerId = user.customerId ?? ''
    const isShown = () => shown.has(key)
    const course =
      sending ?? findUnderWay(key) ?? code.startRiskSending(app, { customerId, isShown })
    sendings.set(key, course)
    setSending(course)
    course.send({ type: 'SEND', isComplete })
  }
  return {
    isSending: isStarting || (state !== undefined && steps.includes(state.value)),
    problem: state?.context.problem ?? null,
    onSend,
  }
}
