import { PassThrough } from 'node:stream'
import type { Principal } from '../../db/principal.ts'
import type { Handler } from '../../http/operation.ts'
import type { PortalEvent } from '../../ports/events.ts'

/** A comment line so often keeps the connection open through proxies, and shows a dead one. */
const HEARTBEAT_MS = 20_000
/** A reader so far behind is cut off: it asks again, and reads everything anew. */
const BACKLOG_BYTES = 64 * 1024

const businessIdsOf = (principal: Principal): readonly string[] =>
  principal.staff ? [] : principal.businessIds

const toFrame = (event: PortalEvent) => `data: ${JSON.stringify(event)}\n\n`

/**
 * Tells an open page what changed of what its user may see, until it goes away or its session ends.
 */
export const streamEvents: Handler<'streamEvents'> = async ({
  query,
  unit,
  services,
  onClose,
  recheck,
}) => {
  const principal = await unit.principal()
  const stream = new PassThrough()
  const { userId, customerId, staff, sessionId } = principal

  const write = (frame: string) => {
    if (stream.writableLength > BACKLOG_BYTES) stream.end()
    else stream.write(frame)
  }
  const listener = {
    sessionId,
    userId,
    customerId,
    staff,
    businessIds: businessIdsOf(principal),
    onEvent: (event: PortalEvent) => {
      // Whose businesses changed has fewer or more to hear of from now on.
      if (event.type === 'customer') refresh().catch(() => stream.end())
      write(toFrame(event))
    },
    onEnd: () => void stream.end(),
  }
  async function refresh(): Promise<void> {
    listener.businessIds = businessIdsOf(await recheck())
  }
  write(': open\n\n')
  const unsubscribe = services.events.subscribe(listener, query.missedMs)
  const heartbeat = setInterval(() => {
    refresh().then(
      () => write(': ping\n\n'),
      () => stream.end(),
    )
  }, HEARTBEAT_MS)
  stream.once('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  onClose(() => stream.destroy())
  return stream
}
