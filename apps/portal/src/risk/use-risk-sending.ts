import { useNavigate } from '@tanstack/react-router'
import { transportMessages } from '@tramite/core/messages'
import { useApp, useViewer } from '@tramite/react'
import type { Ports } from '@tramite/react/ports'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { startRiskSending } from './start-risk-sending.ts'

type Sending = ReturnType<typeof startRiskSending>

const load = () => import('./start-risk-sending.ts')

/** By user and business. */
interface Sendings {
  /** The last of each: it continues without its page, which finds it again. */
  readonly last: Map<string, Sending>
  /** The sendings whose page is open. */
  readonly shown: Set<string>
}

/** By app, so that they end with it. */
const sendings = new WeakMap<Ports, Sendings>()
function sendingsOf(ports: Ports): Sendings {
  const known = sendings.get(ports) ?? { last: new Map(), shown: new Set() }
  sendings.set(ports, known)
  return known
}

/**
 * The sending that is under way, about to lead to its demand, or unanswered: it may have arrived, and only
 * its own repetition arrives once.
 */
function findUnfinished({ last }: Sendings, key: string): Sending | undefined {
  const sending = last.get(key)
  const state = sending?.getSnapshot()
  if (!state) return undefined
  return state.context.isUnanswered || state.hasTag('unfinished') ? sending : undefined
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
  const all = sendingsOf(app.ports)
  const [sending, setSending] = useState(() => findUnfinished(all, key))
  const [isStarting, setStarting] = useState(false)
  const state = useSnapshot(sending)
  useEffect(() => {
    // Loaded before the first press; if it fails, it is requested again then.
    load().catch(() => {})
    all.shown.add(key)
    return () => void all.shown.delete(key)
  }, [all, key])

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
    const isShown = () => all.shown.has(key)
    const course =
      sending ?? findUnfinished(all, key) ?? code.startRiskSending(app, { customerId, isShown })
    all.last.set(key, course)
    setSending(course)
    course.send({ type: 'SEND', isComplete })
  }
  return {
    isSending: isStarting || state?.hasTag('sending') === true,
    problem: state?.context.problem ?? null,
    onSend,
  }
}
