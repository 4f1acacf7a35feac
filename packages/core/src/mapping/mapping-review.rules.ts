import { type ContractInput, evaluatePaidTool, type ToolAccessDecision } from '../access/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import type { DemandStatus } from '../demands/index.ts'
import { type MappingStage, type StagedMapping, toMappingStage } from './mapping-stage.rules.ts'
import { mappingSteps } from './mapping-steps.ts'

/** Why sectors, activities and answers cannot be changed. */
export type MappingEditRefusal = 'notStarted' | 'meeting' | 'inReview' | 'finished' | 'waiting'

/** Why a mapping cannot take a step, by `mapping.refused.<reason>`. */
export type MappingRefusal =
  | MappingEditRefusal
  | 'alreadyStarted'
  | 'noActivity'
  | 'notInReview'
  | 'notFinished'

/** A step that moves the mapping demand to another status. */
export type MappingStep = Exclude<keyof typeof mappingSteps, 'START' | 'MEET'>

const editRefusals: Readonly<Record<Exclude<MappingStage, 'PENDING'>, MappingEditRefusal>> = {
  notStarted: 'notStarted',
  meeting: 'meeting',
  IN_PROGRESS: 'inReview',
  FINISHED: 'finished',
  OPEN: 'waiting',
  BLOCKED: 'waiting',
}

function refuseStep(stage: MappingStage, step: MappingStep): MappingRefusal {
  if (step === 'SEND') return stage === 'PENDING' ? 'noActivity' : editRefusals[stage]
  if (stage === 'notStarted' || stage === 'meeting') return stage
  return step === 'REDO' ? 'notFinished' : 'notInReview'
}

/** Whether sectors, activities and answers can be changed: only while PENDING. */
export function evaluateMappingEdit(mapping: StagedMapping): Decision<MappingEditRefusal> {
  const stage = toMappingStage(mapping)
  return stage === 'PENDING' ? allowed : refused(editRefusals[stage])
}

/** Whether a first meeting can be requested: once for a business. */
export function evaluateMappingStart(mapping: StagedMapping): Decision<'alreadyStarted'> {
  return toMappingStage(mapping) === mappingSteps.START.from ? allowed : refused('alreadyStarted')
}

/**
 * Whether a user may request the first meeting, which creates a demand: if the contract opens the tool
 * and no payment is overdue.
 */
export const evaluateMappingMeeting = (contract: ContractInput): ToolAccessDecision =>
  evaluatePaidTool({ ...contract, tool: 'mapping' })

/**
 * Whether a step can be taken now; allowed with the status that the mapping demand then has.
 * @param activities number of activities of the mapping; only needed for sending
 */
export function evaluateMappingStep(
  mapping: StagedMapping,
  step: MappingStep,
  activities = 0,
): Decision<MappingRefusal, { readonly statusKey: DemandStatus }> {
  const stage = toMappingStage(mapping)
  const { from, to: statusKey } = mappingSteps[step]
  const isReady = stage === from && (step !== 'SEND' || activities > 0)
  return isReady ? { allowed: true, statusKey } : refused(refuseStep(stage, step))
}

/** Sending to review: while PENDING with at least one activity, however much is answered. */
export const evaluateMappingReview = (mapping: StagedMapping, activities: number) =>
  evaluateMappingStep(mapping, 'SEND', activities)

/** Redoing: when FINISHED. */
export const evaluateMappingRedo = (mapping: StagedMapping) => evaluateMappingStep(mapping, 'REDO')

/**
 * Whether delivering the meeting starts the mapping demand: only once. A second delivery after a
 * reopening changes nothing.
 */
export function evaluateMappingBegin(mapping: {
  readonly demandId: string | null
}): Decision<'alreadyStarted', { readonly statusKey: DemandStatus }> {
  if (mapping.demandId !== null) return refused('alreadyStarted')
  return { allowed: true, statusKey: mappingSteps.MEET.to }
}
