import type { DemandStatus } from '../demands/demands.types.ts'

/** How far a mapping is: before it, waiting for the meeting, or the status of its demand. */
export type MappingStage = 'notStarted' | 'meeting' | DemandStatus

/** What the rules read of a mapping; null where there is none. */
export type StagedMapping = {
  readonly mappingDemand: { readonly statusKey: DemandStatus } | null
} | null

/**
 * How far a mapping is. One whose demand does not exist for the viewer, since it is private, counts
 * as waiting for the meeting: it can only be read.
 */
export function toMappingStage(mapping: StagedMapping): MappingStage {
  if (mapping === null) return 'notStarted'
  return mapping.mappingDemand?.statusKey ?? 'meeting'
}
