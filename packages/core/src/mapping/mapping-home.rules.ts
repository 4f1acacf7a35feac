import type { Decision } from '../decision.ts'
import { evaluateMappingEdit, type MappingEditRefusal } from './mapping-review.rules.ts'
import { type StagedMapping, toMappingStage } from './mapping-stage.rules.ts'

/** What the page reads of a mapping. */
export type ShownMapping =
  | (NonNullable<StagedMapping> & {
      readonly demandId: string | null
      readonly preMeetingDemandId: string | null
    })
  | null

/** What the page of the tool shows. */
export interface MappingPage {
  /** The confirmation that asks for a meeting, the panel of the review, or the sectors. */
  readonly view: 'start' | 'inReview' | 'sectors'
  /** Whether sectors, activities and answers can be changed, and why not. */
  readonly edit: Decision<MappingEditRefusal>
  /** The list of completed mappings. */
  readonly showsCompleted: boolean
  /** The responsibility warning. */
  readonly showsWarning: boolean
  /** Where 'Fale conosco' leads, in the panel of the review. */
  readonly talkHref: string | null
  /** The demand of the meeting, while it is what the mapping waits for. */
  readonly meetingHref: string | null
}

const toHref = (id: string | null) => (id === null ? null : `/demands/${id}`)

/**
 * What `/tools/mapping` shows: the confirmation without a mapping, or when it could not be read; the
 * panel while in review; in every other state the sectors.
 * @param mapping null for none, and after a failed read
 * @param user whose own date decides about the warning
 */
export function evaluateMappingPage(
  mapping: ShownMapping,
  user: { readonly mappingResponsibilityCheckDate: string | null },
): MappingPage {
  const stage = toMappingStage(mapping)
  const view =
    stage === 'notStarted' ? 'start' : stage === 'IN_PROGRESS' ? 'inReview' : ('sectors' as const)
  return {
    view,
    edit: evaluateMappingEdit(mapping),
    showsCompleted: view !== 'start',
    showsWarning: view === 'sectors' && user.mappingResponsibilityCheckDate === null,
    talkHref: view === 'inReview' ? toHref(mapping?.demandId ?? null) : null,
    meetingHref: stage === 'meeting' ? toHref(mapping?.preMeetingDemandId ?? null) : null,
  }
}
