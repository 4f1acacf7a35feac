import type { Database } from '../db/database.ts'
import {
  type AddressedEvent,
  type EndedSessions,
  type EventHub,
  eventChannel,
  type Listener,
  type PortalEvent,
} from './events.ts'
import { createRecentEvents } from './recent-events.ts'

/** Whether a listener may receive an event. */
function mayReceive(listener: Listener, { event, audience }: AddressedEvent): boolean {
  if (listener.staff)
    return audience.staff || (audience.userIds?.includes(listener.userId) ?? false)
  if (audience.customerId === null || listener.customerId !== audience.customerId) return false
  if (audience.userIds !== null && !audience.userIds.includes(listener.userId)) return false
  return event.businessId === undefined || listener.businessIds.includes(event.businessId)
}

/** The event as a listener receives it: for the firm's staff with the customer that it belongs to. */
function toReceived(
  { staff }: Listener,
  { event, audience: { customerId } }: AddressedEvent,
): PortalEvent {
  return staff && customerId !== null ? { ...event, customerId } : event
}

/** One event of every kind; a missing kind is a type error. */
const ofEveryKind: { readonly [Type in PortalEvent['type']]: PortalEvent & { type: Type } } = {
  customer: { type: 'customer' },
  demand: { type: 'demand' },
  journey: { type: 'journey' },
  mapping: { type: 'mapping' },
  notification: { type: 'notification' },
  reminder: { type: 'reminder' },
  risk: { type: 'risk' },
}
function sendEveryKind(listener: Listener): void {
  for (const event of Object.values(ofEveryKind)) listener.onEvent(event)
}

/**
 * Period over which pages are informed that they may have missed something, milliseconds, since each of them
 * reloads.
 */
const SPREAD_MS = 2000

/** Events through the database's own notifications, which reach every process. */
export async function createDatabaseEvents(database: Pick<Database, 'listen'>): Promise<EventHub> {
  const listeners = new Set<Listener>()
  const recent = createRecentEvents()
  const onMessage = (payload: string) => {
    const received = JSON.parse(payload) as readonly AddressedEvent[] | EndedSessions
    if ('endedSessions' in received) {
      for (const listener of listeners) {
        if (received.endedSessions.includes(listener.sessionId)) listener.onEnd()
      }
      return
    }
    for (const addressed of received) {
      recent.add(addressed)
      for (const listener of listeners) {
        if (mayReceive(listener, addressed)) listener.onEvent(toReceived(listener, addressed))
      }
    }
  }
  function sendMissed(listener: Listener, missedMs: number): void {
    const missed = recent.within(missedMs)
    if (!missed) {
      sendEveryKind(listener)
      return
    }
    // The same demand often has many events.
    const events = new Map<string, PortalEvent>()
    for (const addressed of missed) {
      const event = toReceived(listener, addressed)
      if (mayReceive(listener, addressed)) events.set(JSON.stringify(event), event)
    }
    for (const event of events.values()) listener.onEvent(event)
  }
  /** Anything may have changed meanwhile: every page gets an event of every kind. */
  const onGap = () => {
    recent.forget()
    for (const listener of listeners) {
      const send = () => {
        if (listeners.has(listener)) sendEveryKind(listener)
      }
      setTimeout(send, Math.random() * SPREAD_MS).unref()
    }
  }
  const stop = await database.listen(eventChannel, onMessage, onGap)
  return {
    subscribe(listener, missedMs) {
      if (missedMs !== undefined) sendMissed(listener, missedMs)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    end() {
      for (const listener of listeners) listener.onEnd()
      listeners.clear()
    },
    async close() {
      await stop()
    },
  }
}
