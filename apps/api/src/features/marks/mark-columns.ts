import type { components } from '@tramite/core/contract'
import { REGISTERED_STATUS } from '@tramite/core/marks'
import { sql } from 'drizzle-orm'
import { demands } from '../../tables/demands.table.ts'
import { markEvents, markProcesses, marks } from '../../tables/marks.table.ts'
import { CONTESTED_STATUSES, KEPT_REGISTRATION } from './dispatch.rules.ts'

export type Mark = components['schemas']['Marca']
export type FirmMark = components['schemas']['FirmMarca']
export type MarkProcess = components['schemas']['MarkProcess']

/** An instant in JSON in the contract's format. */
const updateAt = sql`to_char(${markProcesses.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const contested = sql.raw(CONTESTED_STATUSES.map((status) => `'${status}'`).join(', '))

/**
 * The first day on which the history of a process records its grant; null if it does not. A registration
 * that a decision keeps after it was contested is not granted by it.
 */
export const grantedOn = sql<string | null>`(select min(e.occurred_on) from ${markEvents} e
  where e.process_id = ${markProcesses}.id and e.status = ${sql.raw(`'${REGISTERED_STATUS}'`)}
  and fold_text(e.name) not like ${sql.raw(`'${KEPT_REGISTRATION}%'`)}
  and not exists (select from ${markEvents} contest where contest.process_id = e.process_id
    and contest.status in (${contested}) and contest.occurred_on < e.occurred_on))`

/** The processes of a mark, the first recorded first. */
const processes = sql<MarkProcess[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${markProcesses.id}, 'number', ${markProcesses.number},
    'apolStatus', ${markProcesses.status}, 'statusOn', ${markProcesses.statusOn},
    'grantedOn', ${grantedOn}, 'updateAt', ${updateAt}
  ) order by ${markProcesses.id}), '[]')
  from ${markProcesses} where ${markProcesses.markId} = ${marks.id})`

/** A mark as the contract shows it, of `marks` joined with its demand. */
export const markColumns = {
  id: marks.id,
  customerId: marks.customerId,
  businessId: marks.businessId,
  demandId: marks.demandId,
  userId: marks.userId,
  imported: marks.imported,
  name: marks.name,
  description: marks.description,
  presentation: marks.presentation,
  nature: marks.nature,
  logoKey: marks.logoKey,
  contractKey: marks.contractKey,
  holder: marks.holder,
  version: marks.version,
  createdAt: marks.createdAt,
  updatedAt: marks.updatedAt,
  statusKey: demands.statusKey,
  backofficeUserId: demands.backofficeUserId,
  processes,
}

/** A mark with the relevant data of its demand and its processes. */
export type MarkRow = typeof marks.$inferSelect &
  Pick<typeof demands.$inferSelect, 'statusKey' | 'backofficeUserId'> & {
    readonly processes: readonly MarkProcess[]
  }

/** A mark as customers get it. */
export function toMark(row: MarkRow): Mark {
  const { id, name, description, presentation, nature, logoKey, createdAt, updatedAt } = row
  return {
    id,
    name,
    logo: logoKey,
    apresentacao: presentation,
    natureza: nature,
    description,
    createAt: createdAt,
    updateAt: updatedAt,
    Demand: {
      id: row.demandId,
      backofficeUserId: row.backofficeUserId,
      statusKey: row.statusKey,
    },
    ProcessNumbers: [...row.processes],
  }
}

/** A mark as the firm gets it. */
export function toFirmMark(row: MarkRow & { readonly customerName: string }): FirmMark {
  const { customerId, customerName, businessId, userId, imported, contractKey, holder } = row
  const shared = { customerId, customerName, businessId, userId, imported, holder }
  return { ...toMark(row), ...shared, contrato: contractKey }
}
