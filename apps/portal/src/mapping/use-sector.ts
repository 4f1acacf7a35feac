import { isNotFound } from '@tramite/core/http'
import { evaluateMappingEdit, getMapping, getMappingSector } from '@tramite/core/mapping'
import { useRead, useRecord } from '@tramite/react'

/** A sector, and whether it can be changed now. */
export function useSector(sectorId: string) {
  const mapping = useRead(getMapping, undefined)
  const sector = useRecord(getMappingSector, { sectorId })
  const edit = evaluateMappingEdit(mapping.data ?? null)
  return {
    sector: mapping.data && sector.data,
    closed: mapping.data === undefined || edit.allowed ? null : edit.reason,
    isMissing: sector.state === 'missing' || isNotFound(mapping.error),
    reads: [mapping, sector.read],
  }
}
