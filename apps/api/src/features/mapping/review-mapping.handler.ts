import { demandStatusLabels } from '@tramite/core/demands'
import { evaluateMappingStep, type MappingStep } from '@tramite/core/mapping'
import { mappingDemandMessages } from '@tramite/core/messages'
import { requireVersion } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { carryOutChange } from '../demands/demand-change.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { selectActivitiesOf } from './activities.store.ts'
import { selectFirmMapping } from './firm-mappings.store.ts'
import { toFirmMapping } from './firm-mappings.wire.ts'
import {
  lockMappingDemand,
  lockMappingQueue,
  selectMapping,
  selectMappingOf,
} from './mapping.store.ts'
import { toMapping } from './mapping.wire.ts'
import { notStarted, stepRefused } from './mapping-refusals.ts'
import { toBusinessId } from './mapping-scope.ts'

interface Step {
  readonly step: MappingStep
  readonly message?: string | undefined
  /** Of the mapping; only needed for sending. */
  readonly activities?: number
}

/** Takes a step with the locked demand: to the status that the SDK's rule returns. */
async function takeStep(
  work: Work,
  demand: DetailRow | undefined,
  { step, message, activities }: Step,
): Promise<void> {
  const decision = evaluateMappingStep({ mappingDemand: demand ?? null }, step, activities)
  if (!demand || !decision.allowed) {
    throw stepRefused(decision.allowed ? 'meeting' : decision.reason)
  }
  const { statusKey } = decision
  const change = { statusKey, ...(message !== undefined && { message }) }
  await carryOutChange(work, demand, change)
}

async function takeOwnStep(
  call: Call<'sendMappingToReview'> | Call<'reopenMapping'>,
  step: 'SEND' | 'REDO',
  message: string,
) {
  const { unit, services, now } = call
  const businessId = await toBusinessId(call)
  const key = { businessId }
  const opening = [
    lockMappingQueue(key),
    lockMappingDemand(key),
    selectMappingOf(businessId),
    selectActivitiesOf(businessId),
  ] as const
  return unit.write(opening, async (transaction, [, [demand], [known], activities], principal) => {
    if (!known) throw notStarted()
    const asked = { step, message, activities: activities.length }
    await takeStep({ transaction, principal, services, now }, demand, asked)
    const [after = known] = await transaction.run(selectMappingOf(businessId))
    return toMapping(after)
  })
}

/** Sends the mapping of the business to the lawyers. */
export const sendMappingToReview: Handler<'sendMappingToReview'> = (call) =>
  takeOwnStep(call, 'SEND', mappingDemandMessages['mapping.item.sent'])

/** Opens a finished mapping again. */
export const reopenMapping: Handler<'reopenMapping'> = (call) =>
  takeOwnStep(call, 'REDO', mappingDemandMessages['mapping.item.redone'])

/** The lawyer releases a mapping for changes, or finishes it: in the version that they read. */
export const reviewFirmMapping: Handler<'reviewFirmMapping'> = async (call) => {
  const { params, body, unit, ifMatch, services, now, setVersion } = call
  const { id } = params
  const step = body.statusKey === 'FINISHED' ? 'FINISH' : 'RELEASE'
  const opening = [lockMappingQueue({ id }), lockMappingDemand({ id }), selectMapping(id)] as const
  const mapping = await unit.write(
    opening,
    async (transaction, [, [demand], [known]], principal) => {
      if (!known) throw notFound()
      if (demand) {
        requireVersion(ifMatch, demand, { statusKey: demandStatusLabels[demand.statusKey] })
      }
      const work = { transaction, principal, services, now }
      await takeStep(work, demand, { step, message: body.message })
      const [after] = await transaction.run(selectFirmMapping(id))
      if (!after) throw notFound()
      return after
    },
  )
  setVersion(mapping.version ?? 0)
  return toFirmMapping(mapping)
}
