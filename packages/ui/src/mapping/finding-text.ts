import {
  type MappingField,
  type MappingFinding,
  type MappingQuestion,
  mappingFields,
} from '@tramite/core/mapping'
import { fillMessage, mappingFindingMessages } from '@tramite/core/messages'
import { mappingLabels as labels } from '../labels/mapping.ts'

/** Maximum number of details named in a sentence; the others are counted. */
const NAMED = 3

/**
 * The text of a finding: what is missing, or which answers contradict each other.
 * @param questions the firm's, whose names are used for missing answers
 */
export function toFindingText(
  { kind, details }: MappingFinding,
  questions: readonly MappingQuestion[],
): string {
  const names = new Map<string, string>(questions.map(({ field, name }) => [field, name]))
  const words = kind === 'unanswered' ? details.map((field) => names.get(field) ?? field) : details
  const more = words.length - NAMED
  const named = words.slice(0, NAMED).join(', ')
  return fillMessage(mappingFindingMessages[`mapping.finding.${kind}`], {
    details: more > 0 ? `${named} ${labels.andMore(more)}` : named,
  })
}

/** The address of a question, by its field, so that it is right in whatever order a firm asks. */
export function toQuestionHref(sectorId: string, activityId: string, field: MappingField): string {
  const number = mappingFields.indexOf(field) + 1
  return `/tools/mapping/${sectorId}/activity/${activityId}?question=${number}`
}
