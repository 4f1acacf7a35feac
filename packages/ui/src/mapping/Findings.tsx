import type { MappingQuestion, ReportedSector } from '@tramite/core/mapping'
import { TriangleAlert } from 'lucide-react'
import { mappingLabels as labels } from '../labels/mapping.ts'
import { TextLink } from '../primitives/TextLink/TextLink.tsx'
import { toFindingText, toQuestionHref } from './finding-text.ts'
import * as css from './mapping.css.ts'

export interface FindingsProps {
  sectors: readonly ReportedSector[]
  /** Maximum number shown; all if absent. */
  limit?: number
  /** If given, questions without an answer count too. */
  questions?: readonly MappingQuestion[]
}

/** The points of a mapping to check, with their places. */
export function listFindings(
  sectors: readonly ReportedSector[],
  questions?: readonly MappingQuestion[],
) {
  return sectors.flatMap((sector) =>
    sector.activities.flatMap((activity) =>
      activity.findings
        .filter(({ kind }) => questions !== undefined || kind !== 'unanswered')
        .map((finding) => ({
          id: `${activity.id}-${finding.kind}-${finding.field}`,
          text: toFindingText(finding, questions ?? []),
          place: `${sector.name} · ${activity.name}`,
          href: toQuestionHref(sector.id, activity.id, finding.field),
        })),
    ),
  )
}

/** Number of missing answers of a mapping, and of activities concerned. */
export function countUnanswered(sectors: readonly ReportedSector[]) {
  const missing = sectors
    .flatMap(({ activities }) => activities)
    .flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'unanswered'))
  return {
    questions: missing.reduce((sum, { details }) => sum + details.length, 0),
    activities: missing.length,
  }
}

/** The points to check, each linking to its question. */
export function Findings({ sectors, limit, questions }: FindingsProps) {
  const found = listFindings(sectors, questions)
  if (found.length === 0) return null
  const shown = limit === undefined ? found : found.slice(0, limit)
  const more = found.length - shown.length
  return (
    <ul>
      {shown.map(({ id, text, place, href }) => (
        <li key={id} className={css.finding}>
          <TriangleAlert className={css.findingIcon} />
          <div>
            <TextLink href={href}>{text}</TextLink>
            <p className={css.place}>{place}</p>
          </div>
        </li>
      ))}
      {more > 0 && (
        <li className={css.finding}>
          <span />
          <TextLink href="/tools/mapping?view=report">{labels.moreFindings(more)}</TextLink>
        </li>
      )}
    </ul>
  )
}
