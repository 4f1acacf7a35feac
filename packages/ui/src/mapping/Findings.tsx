import type { ReportedSector } from '@tramite/core/mapping'
import { TriangleAlert } from 'lucide-react'
import { mappingLabels as labels } from '../labels/mapping.ts'
import { TextLink } from '../primitives/TextLink/TextLink.tsx'
import { toFindingText, toQuestionHref } from './finding-text.ts'
import * as css from './mapping.css.ts'

export interface FindingsProps {
  sectors: readonly ReportedSector[]
  /** Most that are shown; all without it. */
  limit?: number
  /** Whether questions without an answer count. */
  withUnanswered?: boolean
}

/** What of a mapping is to be looked at, with where. */
export function listFindings(sectors: readonly ReportedSector[], withUnanswered = false) {
  return sectors.flatMap((sector) =>
    sector.activities.flatMap((activity) =>
      activity.findings
        .filter(({ kind }) => withUnanswered || kind !== 'unanswered')
        .map((finding) => ({
          id: `${activity.id}-${finding.kind}-${finding.field}`,
          text: toFindingText(finding),
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
export function Findings({ sectors, limit, withUnanswered = false }: FindingsProps) {
  const found = listFindings(sectors, withUnanswered)
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
