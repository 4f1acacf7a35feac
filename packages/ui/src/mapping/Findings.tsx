import type { MappingQuestion, ReportedSector } from '@tramite/core/mapping'
import { TriangleAlert } from 'lucide-react'
import { mappingLabels as labels } from '../labels/mapping.ts'
import { TextLink } from '../primitives/TextLink/TextLink.tsx'
import { toFindingText, toQuestionHref } from './finding-text.ts'
import * as css from './mapping.css.ts'

export interface FindingsProps {
  sectors: readonly ReportedSector[]
  /** Most that are shown; all without it. */
  limit?: number
  /** With them, those without an answer count too. */
  questions?: readonly MappingQuestion[]
}

/** What of a mapping is to be looked at, with where. */
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

/** Missing answers of a mapping, and of how many activities. */
export function countUnanswered(sectors: readonly ReportedSector[]) {
  const missing = sectors
    .flatMap(({ activities }) => activities)
    .flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'unanswered'))
  return {
    questions: missing.reduce((sum, { details }) => sum + details.length, 0),
    activities: missing.length,
  }
}

/** What is to be looked at, each leading to its question. */
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
