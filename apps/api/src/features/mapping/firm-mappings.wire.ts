import type { components } from '@tramite/core/contract'
import type { FirmMappingRow } from './firm-mappings.store.ts'
import { toMappingDemands } from './mapping.wire.ts'

/** A mapping in the firm's list. */
export function toFirmMapping(row: FirmMappingRow): components['schemas']['FirmMapping'] {
  const { id, customerId, customerName, businessId, businessName } = row
  const { sectorsTotal, activitiesTotal, createdAt } = row
  return {
    id,
    customerId,
    customerName,
    businessId,
    businessName,
    ...toMappingDemands(row),
    sectorsTotal,
    activitiesTotal,
    createdAt,
  }
}
