import { civilDateOf } from '@tramite/core/calendar'
import { findDaysToCome } from '@tramite/core/customers'
import { message } from '@tramite/core/messages'
import { requireNoFaults } from '../../http/checked-fields.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { keepFiles, takeUploads } from '../files/attach.ts'
import { releaseFiles } from '../files/files.store.ts'
import { toLastDayOfAccess } from './contract-end.rules.ts'
import { customerTouched } from './customer-touched.ts'
import {
  type Customer,
  type CustomerChanges,
  type CustomerRow,
  changeCustomer,
  lockCustomer,
} from './customers.store.ts'
import { companionsOf, toFirmCustomer } from './firm-customer.ts'
import { toFirmDraft } from './legal-representative.ts'
import { requireRegistration } from './registration-faults.ts'

type ChangeCall = Call<'updateFirmCustomer'> | Call<'updateFirmContract'>
/** Refuses a change by throwing, or returns it with its consequences. */
type Decide = (work: Work, before: CustomerRow) => CustomerChanges | Promise<CustomerChanges>

async function change(call: ChangeCall, decide: Decide): Promise<Customer> {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const { id } = params
  const { customer, version } = await unit.write(
    [lockCustomer(id)],
    async (transaction, [[before]], principal) => {
      if (!before) throw notFound()
      requireCurrent(ifMatch, before, body)
      const changes = await decide({ transaction, principal, services, now }, before)
      transaction.defer(leaveMessage(id, customerTouched(id), now))
      const [[after], ...companions] = await transaction.all(
        changeCustomer(id, changes),
        ...companionsOf(id),
      )
      if (!after) throw notFound()
      return { customer: toFirmCustomer(after, companions), version: after.version }
    },
  )
  setVersion(version)
  return customer
}

/** Changes the data of a customer. */
export const updateFirmCustomer: Handler<'updateFirmCustomer'> = (call) =>
  change(call, (_, before) => {
    const changes = toFirmDraft(call.body, call.services, before)
    requireRegistration({ ...before, ...changes }, call.services, { before })
    return changes
  })

/**
 * Changes the state of a customer's contract. The sessions of its users are updated in the same
 * transaction, so that their next call sees it; if deadlines start to run again, the dates move.
 */
export const updateFirmContract: Handler<'updateFirmContract'> = async (call) => {
  const { params, body, services, now } = call
  const { serviceContractAwsKey: key } = body
  const today = civilDateOf(now, services.conventions.timeZone)
  const toCome = findDaysToCome(body, today)
  requireNoFaults(Object.fromEntries(toCome.map((field) => [field, message('firm.dayToCome')])))
  const uploads = await keepFiles(call, [key])
  return change(call, async (work, before) => {
    const { transaction } = work
    if (key && key !== before.serviceContractAwsKey) {
      const target = { customerId: params.id, demandId: null, internal: false }
      const { bind } = await takeUploads(transaction, uploads, target, services.clock)
      for (const command of bind) transaction.defer(command)
    }
    const { serviceContractAwsKey: held } = before
    if (key !== undefined && held && key !== held) transaction.defer(releaseFiles([held], now))
    const accessAllowedUntil = toLastDayOfAccess(body, before, today)
    const changes = {
      ...body,
      ...toSuspension(body, before, now),
      ...(accessAllowedUntil !== undefined && { accessAllowedUntil }),
    }
    const event = { before, after: { ...before, ...changes } }
    for (const changed of services.contractListeners) await changed(work, event)
    return changes
  })
}

/** Since when a contract is suspended, if that changes. */
function toSuspension(
  { hasSuspendedContract: isSuspended }: Call<'updateFirmContract'>['body'],
  before: CustomerRow,
  now: Date,
): CustomerChanges {
  if (isSuspended === undefined || isSuspended === before.hasSuspendedContract) return {}
  return { contractSuspendedAt: isSuspended ? now.toISOString() : null }
}
