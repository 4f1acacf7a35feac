import type { Command } from '../../db/command.ts'
import type { CallParts } from '../../http/operation.ts'
import type { Work } from '../../http/work.ts'
import { shareLockUsers } from '../users/users.store.ts'
import { requireDemand } from './demand-access.ts'
import { type Demand, type DetailRow, toDemand } from './demand-columns.ts'
import { lockDemand } from './demands.store.ts'
import { lockQueues } from './queue.store.ts'

/** Carries out a change of a demand and returns its new row. */
type Change = (work: Work, before: DetailRow) => Promise<DetailRow>

interface Target {
  readonly id: string
  /** Whether its queue may move. */
  readonly movesQueue?: boolean
  /** The assignee of the firm. */
  readonly assigneeId?: string | null | undefined
  /** The users of the customer that it is made private for. */
  readonly privateFor?: readonly string[]
}

/**
 * Writes one demand and sends it with its new version; what the work leaves in the outbox is delivered.
 * @param change refuses by throwing, and then nothing has happened
 * @throws Problem 404, the same for unknown, foreign and private demands
 */
export async function writeDemand(
  {
    businessId,
    unit,
    services,
    now,
    setVersion,
  }: CallParts<'businessId' | 'unit' | 'services' | 'now' | 'setVersion'>,
  { id, movesQueue = false, assigneeId, privateFor = [] }: Target,
  change: Change,
): Promise<Demand> {
  const named = assigneeId ? [assigneeId, ...privateFor] : privateFor
  const opening: readonly Command[] = [
    ...(movesQueue ? [lockQueues([id])] : []),
    ...(named.length > 0 ? [shareLockUsers(named)] : []),
    lockDemand(id, businessId),
  ]
  const { demand, version } = await unit.write(opening, async (transaction, opened, principal) => {
    const before = requireDemand(opened.at(-1) as DetailRow[], principal)
    const after = await change({ transaction, principal, services, now }, before)
    return { demand: toDemand(after, principal.userId), version: after.version }
  })
  setVersion(version)
  return demand
}
