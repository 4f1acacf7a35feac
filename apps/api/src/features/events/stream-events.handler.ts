import { PassThrough } from 'node:stream'
import type { Principal } from '../../db/principal.ts'
import type { Handler } from '../../http/operation.ts'
import type { PortalEvent } from '../../ports/events.ts'

/**
 * Interval of the comment lines that keep the connection open through proxies and reveal a dead one,
 * milliseconds.
 */
const HEARTBEAT_MS = 20_000
/**
 * Maximum backlog of a reader, bytes: beyond it the connection is closed, and the client reconnects and
 * reloads everything.
 */
const BACKLOG_BYTES = 64 * 1024

const businessIdsOf = (principal: Principal): readonly string[] =>
  principal.staff ? [] : principal.businessIds

const toFrame = (event: PortalEvent) => `data: ${JSON.stringify(event)}\n\n`

/**
 * Sends an open page what has changed among what its user may see, until it disconnects or its session ends.
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
    // After the end a slow reader may still be receiving earlier events.
    if (stream.writableEnded) return
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
      // If their businesses changed, users have fewer or more events to receive from now on.
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
