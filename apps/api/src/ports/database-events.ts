import type { Database } from '../db/database.ts'
import { type AddressedEvent, type EventHub, eventChannel, type Listener } from './events.ts'

/** Whether a listener may hear of an event. */
function mayHear(listener: Listener, { event, audience }: AddressedEvent): boolean {
  if (listener.staff)
    return audience.staff || (audience.userIds?.includes(listener.userId) ?? false)
  if (audience.customerId === null || listener.customerId !== audience.customerId) return false
  if (audience.userIds !== null && !audience.userIds.includes(listener.userId)) return false
  return event.businessId === undefined || listener.businessIds.includes(event.businessId)
}

/** Events through the database's own notifications, which reach every process. */
export async function createDatabaseEvents(database: Pick<Database, 'listen'>): Promise<EventHub> {
  const listeners = new Set<Listener>()
  const stop = await database.listen(eventChannel, (payload) => {
    const events = JSON.parse(payload) as AddressedEvent[]
    for (const addressed of events) {
      for (const listener of listeners) {
        if (mayHear(listener, addressed)) listener.onEvent(addressed.event)
      }
    }
  })
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
