import type { Database } from '../db/database.ts'
import type { OutboxRelay } from './outbox-relay.ts'

/** The channel on which processes that only answer requests notify those that carry out messages. */
const callChannel = 'outbox_calls'
/** Calls within this time are merged, milliseconds. */
const GATHER_MS = 20

interface Options {
  readonly database: Pick<Database, 'query'>
  readonly logger: { warn(details: object, text: string): void }
}

/**
 * For a process that carries out nothing itself: notifies those that do. A lost notification costs two
 * seconds, after which they poll.
 */
export function createOutboxCall({ database, logger }: Options): OutboxRelay {
  let gathering: NodeJS.Timeout | undefined
  let calling: Promise<unknown> = Promise.resolve()
  const call = () => {
    gathering = undefined
    calling = database
      .query(`notify ${callChannel}`)
      .catch((error) => logger.warn({ err: error }, 'the workers were not called'))
  }
  return {
    wake() {
      gathering ??= setTimeout(call, GATHER_MS)
    },
    drain: () => Promise.resolve(),
    async close() {
      if (gathering !== undefined) {
        clearTimeout(gathering)
        call()
      }
      await calling
    },
  }
}

/**
 * Makes a relay listen for those calls.
 * @returns stops listening
 */
export const hearOutboxCalls = (
  database: Pick<Database, 'listen'>,
  { wake }: Pick<OutboxRelay, 'wake'>,
): Promise<() => Promise<void>> => database.listen(callChannel, wake, wake)
