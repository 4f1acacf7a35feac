import type { Database } from '../db/database.ts'
import {
  type AddressedEvent,
  type EndedSessions,
  type EventHub,
  eventChannel,
  type Listener,
  type PortalEvent,
} from './events.ts'

/** Whether a listener may hear of an event. */
function mayHear(listener: Listener, { event, audience }: AddressedEvent): boolean {
  if (listener.staff)
    return audience.staff || (audience.userIds?.includes(listener.userId) ?? false)
  if (audience.customerId === null || listener.customerId !== audience.customerId) return false
  if (audience.userIds !== null && !audience.userIds.includes(listener.userId)) return false
  return event.businessId === undefined || listener.businessIds.includes(event.businessId)
}

const kinds: readonly PortalEvent['type'][] = ['customer', 'demand', 'notification']
/** Over how long pages are told that they may have missed something, milliseconds: each reads anew. */
const SPREAD_MS = 2000

/** Events through the database's own notifications, which reach every process. */
export async function createDatabaseEvents(database: Pick<Database, 'listen'>): Promise<EventHub> {
  const listeners = new Set<Listener>()
  const onMessage = (payload: string) => {
    const told = JSON.parse(payload) as readonly AddressedEvent[] | EndedSessions
    if ('endedSessions' in told) {
      for (const listener of listeners) {
        if (told.endedSessions.includes(listener.sessionId)) listener.onEnd()
      }
      return
    }
    for (const addressed of told) {
      for (const listener of listeners) {
        if (mayHear(listener, addressed)) listener.onEvent(addressed.event)
      }
    }
  }
  /** Anything may have changed meanwhile: every page is told of all that it can be told of. */
  const onGap = () => {
    for (const listener of listeners) {
      const tell = () => {
        if (listeners.has(listener)) for (const type of kinds) listener.onEvent({ type })
      }
      setTimeout(tell, Math.random() * SPREAD_MS).unref()
    }
  }
  const stop = await database.listen(eventChannel, onMessage, onGap)
  return {
    subscribe(listener) {
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
