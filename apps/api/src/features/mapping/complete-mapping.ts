import { civilDateOf } from '@tramite/core/calendar'
import { toCpfOrCnpj } from '@tramite/core/customers'
import { createMasks } from '@tramite/core/forms'
import { compareMappings } from '@tramite/core/mapping'
import { eq } from 'drizzle-orm'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Work } from '../../http/work.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { CompletedMapping } from '../../tables/completions.table.ts'
import { mappingCompletions } from '../../tables/completions.table.ts'
import { customers } from '../../tables/customers.table.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { selectAnsweredActivities } from './activities.store.ts'
import { selectFirmMapping } from './firm-mappings.store.ts'
import { toReport, toSnapshot } from './mapping.wire.ts'
import { selectSectorsIn } from './sectors.store.ts'
import { insertSnapshot, selectSnapshot } from './snapshots.store.ts'

const selectRegistration = (customerId: string) =>
  toCommand(
    build
      .select({ personType: customers.personType, cpf: customers.cpf, cnpj: customers.cnpj })
      .from(customers)
      .where(eq(customers.id, customerId)),
  )

/** The mapping as it is now; it cannot change while its demand is locked. */
async function readMapping(
  { transaction, principal, services, now }: Work,
  mappingId: string,
  demand: DetailRow,
): Promise<CompletedMapping> {
  const [[mapping], [registration], sectors, activities, [previous]] = await transaction.all(
    selectFirmMapping(mappingId),
    selectRegistration(demand.customerId),
    selectSectorsIn(mappingId),
    selectAnsweredActivities(mappingId),
    selectSnapshot(mappingId, 0),
  )
  if (!mapping) throw new Error('A mapping that was found is gone')
  const { customerName, businessName } = mapping
  const { timeZone } = services.conventions
  const snapshot = toSnapshot(sectors, activities)
  const taxId = registration && toCpfOrCnpj(registration)
  return {
    firmName: services.firm.name,
    customerName,
    ...(taxId && { customerTaxId: createMasks(services.conventions).taxId.format(taxId) }),
    businessName,
    demandNumber: demand.externalId,
    reviewerName: principal.userName,
    finishedOn: civilDateOf(now, timeZone),
    ...snapshot,
    ...(previous && {
      since: {
        finishedOn: civilDateOf(new Date(previous.createdAt), timeZone),
        changes: compareMappings(toReport(previous.content), toReport(snapshot)),
      },
    }),
  }
}

/**
 * Stores the content of a finished mapping, which the next one is compared with, and has its document
 * made by a job: rendering pages of tables takes too long to hold the lock of a demand.
 */
export async function completeMapping(
  work: Work,
  mappingId: string,
  demand: DetailRow,
): Promise<void> {
  const { transaction, principal, services, now } = work
  const { id: demandId, customerId } = demand
  const id = createId(services.clock)
  const content = await readMapping(work, mappingId, demand)
  const createdAt = now.toISOString()
  const row = { id, customerId, demandId, reviewerId: principal.userId, content, createdAt }
  transaction.defer(toCommand(build.insert(mappingCompletions).values(row)))
  const snapshot = { sectors: content.sectors }
  transaction.defer(insertSnapshot({ id, customerId, mappingId, content: snapshot, createdAt }))
  const job = { kind: 'mappingDocument', completionId: id } as const
  transaction.defer(leaveMessage(customerId, { kind: 'job', job }, now))
}
