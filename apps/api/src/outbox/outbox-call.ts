import type { Database } from '../db/database.ts'
import type { OutboxRelay } from './outbox-relay.ts'

/** On it, processes that only answer requests tell those that carry out what these cause. */
const callChannel = 'outbox_calls'
/** Calls of so long are one, milliseconds. */
const GATHER_MS = 20

interface Options {
  readonly database: Pick<Database, 'query'>
  readonly logger: { warn(details: object, text: string): void }
}

/**
 * What a process has that carries nothing out itself: it calls those that do. A call that is lost costs two
 * seconds, after which they look by themselves.
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
 * Has a relay hear those calls.
 * @returns what ends it
 */
export const hearOutboxCalls = (
  database: Pick<Database, 'listen'>,
  { wake }: Pick<OutboxRelay, 'wake'>,
): Promise<() => Promise<void>> => database.listen(callChannel, wake, wake)
