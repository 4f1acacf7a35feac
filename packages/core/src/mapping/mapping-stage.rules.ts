import type { DemandStatus } from '../demands/index.ts'

/** The stage of a mapping: not started, waiting for the meeting, or the status of its demand. */
export type MappingStage = 'notStarted' | 'meeting' | DemandStatus

/** The fields of a mapping that the rules read; null if there is none. */
export type StagedMapping = {
  readonly mappingDemand: { readonly statusKey: DemandStatus } | null
} | null

/**
 * The stage of a mapping. One whose demand the viewer cannot see, because it is private, counts as
 * waiting for the meeting: it can only be read.
 */
export function toMappingStage(mapping: StagedMapping): MappingStage {
  if (mapping === null) return 'notStarted'
  return mapping.mappingDemand?.statusKey ?? 'meeting'
}
