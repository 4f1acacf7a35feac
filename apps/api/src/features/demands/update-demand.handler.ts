import { evaluateRename } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { requireVersion, standsAlready } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { changeDemand } from './demands.store.ts'
import { writeDemand } from './write-demand.ts'

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

function change(call: Call<'updateDemand'> | Call<'renameDemand'>, asked: Changes) {
  const { params, ifMatch, now } = call
  const changes = toTrimmed(asked)
  return writeDemand(call, params, async ({ transaction, principal }, before) => {
    const { name, description } = before
    if (standsAlready(before, changes)) return before
    requireVersion(ifMatch, before, {
      name,
      ...(changes.description !== undefined && { description }),
    })
    transaction.defer(leaveMessage(before.customerId, demandTouched(before, principal.userId), now))
    const [after = before] = await transaction.run(
      changeDemand(before.id, changes, now.toISOString()),
    )
    return after
  })
}

/** Changes the name or the description of a demand. */
export const updateDemand: Handler<'updateDemand'> = (call) => change(call, call.body)

/** Gives a demand another name. */
export const renameDemand: Handler<'renameDemand'> = async (call) => {
  const { name } = call.params
  if (!evaluateRename(name).allowed) {
    const text = message('DEMAND_NAME_REQUIRED')
    throw new Problem(400, 'DEMAND_NAME_REQUIRED', { errors: { name: text } })
  }
  return change(call, { name })
}
