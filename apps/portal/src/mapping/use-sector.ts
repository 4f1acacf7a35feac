import { isApiError } from '@tramite/core/http'
import { evaluateMappingEdit, getMapping, getMappingSector } from '@tramite/core/mapping'
import { useRead } from '@tramite/react'

/** Whether what an address names is not there, or not for this reader. */
export const isMissing = (error: Error | null) =>
  isApiError(error) && (error.status === 404 || error.status === 400)

/** A sector, and whether it can be changed now. */
export function useSector(sectorId: string) {
  const mapping = useRead(getMapping, undefined)
  const sector = useRead(getMappingSector, { sectorId })
  const edit = evaluateMappingEdit(mapping.data ?? null)
  return {
    sector: mapping.data && sector.data,
    closed: mapping.data === undefined || edit.allowed ? null : edit.reason,
    isMissing: isMissing(sector.error) || isMissing(mapping.error),
    reads: [mapping, sector],
  }
}
