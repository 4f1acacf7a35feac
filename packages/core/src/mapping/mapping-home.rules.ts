import type { Decision } from '../decision.ts'
import { toDemandPath } from '../portal-paths.ts'
import { evaluateMappingEdit, type MappingEditRefusal } from './mapping-review.rules.ts'
import { type StagedMapping, toMappingStage } from './mapping-stage.rules.ts'

/** The fields of a mapping that the page reads. */
export type ShownMapping =
  | (NonNullable<StagedMapping> & {
      readonly demandId: string | null
      readonly preMeetingDemandId: string | null
      readonly returnedAt: string | null
    })
  | null

/** What the page of the tool shows. */
export interface MappingPage {
  /** The confirmation that requests a meeting, the panel of the review, or the sectors. */
  readonly view: 'start' | 'inReview' | 'sectors'
  /** Whether sectors, activities and answers can be changed, or why not. */
  readonly edit: Decision<MappingEditRefusal>
  /** Whether the list of completed mappings is shown. */
  readonly showsCompleted: boolean
  /** Whether the responsibility warning is shown. */
  readonly showsWarning: boolean
  /** Target of 'Fale conosco' in the panel of the review. */
  readonly talkHref: string | null
  /** Address of the meeting's demand while the mapping waits for the meeting. */
  readonly meetingHref: string | null
  /** When the firm gave the mapping back to be changed, an ISO instant, and where it said why; null otherwise. */
  readonly returned: { readonly at: string; readonly href: string } | null
}

const toHref = (id: string | null) => (id === null ? null : toDemandPath(id))

/**
 * What `/tools/mapping` shows: the confirmation without a mapping, or when it could not be read; the
 * panel while in review; in every other state the sectors.
 * @param mapping null for none, and after a failed read
 * @param user whose own date decides whether the warning is shown
 */
export function evaluateMappingPage(
  mapping: ShownMapping,
  user: { readonly mappingResponsibilityCheckDate: string | null },
): MappingPage {
  const stage = toMappingStage(mapping)
  const demandHref = toHref(mapping?.demandId ?? null)
  const returnedAt = mapping?.returnedAt ?? null
  const view =
    stage === 'notStarted' ? 'start' : stage === 'IN_PROGRESS' ? 'inReview' : ('sectors' as const)
  return {
    view,
    edit: evaluateMappingEdit(mapping),
    showsCompleted: view !== 'start',
    showsWarning: view === 'sectors' && user.mappingResponsibilityCheckDate === null,
    talkHref: view === 'inReview' ? demandHref : null,
    meetingHref: stage === 'meeting' ? toHref(mapping?.preMeetingDemandId ?? null) : null,
    returned:
      stage === 'PENDING' && demandHref !== null && returnedAt !== null
        ? { at: returnedAt, href: demandHref }
        : null,
  }
}
