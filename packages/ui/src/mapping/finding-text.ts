import { type MappingField, type MappingFinding, mappingQuestions } from '@tramite/core/mapping'
import { fillMessage, mappingFindingMessages } from '@tramite/core/messages'
import { mappingLabels as labels } from '../labels/mapping.ts'

/** Details that a sentence names; the others are counted. */
const NAMED = 3

const nameOf = (field: string) =>
  mappingQuestions.find((question) => question.field === field)?.name ?? field

/** A finding in words: what is missing, or what contradicts what. */
export function toFindingText({ kind, details }: MappingFinding): string {
  const words = kind === 'unanswered' ? details.map(nameOf) : details
  const more = words.length - NAMED
  const named = words.slice(0, NAMED).join(', ')
  return fillMessage(mappingFindingMessages[`mapping.finding.${kind}`], {
    details: more > 0 ? `${named} ${labels.andMore(more)}` : named,
  })
}

/** The address of a question. */
export function toQuestionHref(sectorId: string, activityId: string, field: MappingField): string {
  const place = mappingQuestions.findIndex((question) => question.field === field) + 1
  const page = place > 1 ? `?question=${place}` : ''
  return `/tools/mapping/${sectorId}/activity/${activityId}${page}`
}
