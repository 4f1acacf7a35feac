import { evaluateRename } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { requireVersion } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { demandTouched } from '../notifications/notices.ts'
import { requireDemand } from './demand-access.ts'
import { type Demand, toDemand } from './demand-columns.ts'
import { changeDemand, lockDemand } from './demands.store.ts'

interface Changes {
  readonly name?: string
  readonly description?: string
}

function toTrimmed({ name, description }: Changes): Changes {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() }),
  }
}

async function change(
  call: Call<'updateDemand'> | Call<'renameDemand'>,
  asked: Changes,
): Promise<Demand> {
  const { params, businessId, ifMatch, unit, services, now, setVersion } = call
  const changes = toTrimmed(asked)
  const opening = [lockDemand(params.id, businessId)] as const
  const { demand, version } = await unit.write(opening, async (transaction, [rows], principal) => {
    const before = requireDemand(rows, principal)
    const { name, description } = before
    requireVersion(ifMatch, before, {
      name,
      ...(changes.description !== undefined && { description }),
    })
    const touched = leaveMessage(before.customerId, demandTouched(before, principal.userId), now)
    transaction.defer(touched)
    const [after = before] = await transaction.run(
      changeDemand(before.id, changes, now.toISOString()),
    )
    return { demand: toDemand(after, principal.userId), version: after.version }
  })
  services.wakeOutbox()
  setVersion(version)
  return demand
}

/** Changes the name or the description of a demand. */
export const updateDemand: Handler<'updateDemand'> = (call) => change(call, call.body)

/** Gives a demand another name. Specification §5. */
export const renameDemand: Handler<'renameDemand'> = async (call) => {
  const { name } = call.params
  if (!evaluateRename(name).allowed) {
    const text = message('DEMAND_NAME_REQUIRED')
    throw new Problem(400, 'DEMAND_NAME_REQUIRED', { errors: { name: text } })
  }
  return change(call, { name })
}
