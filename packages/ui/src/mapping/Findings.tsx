import type { MappingFinding, MappingQuestion, ReportedSector } from '@tramite/core/mapping'
import { TriangleAlert } from 'lucide-react'
import { TextLink } from '../primitives/TextLink/TextLink.tsx'
import { toFindingText, toQuestionHref } from './finding-text.ts'
import * as css from './mapping.css.ts'

/** A finding in words, its place, and the address of its question. */
export interface FindingLine {
  readonly id: string
  readonly text: string
  readonly place: string
  readonly href: string
}

function listLines(
  sectors: readonly ReportedSector[],
  questions: readonly MappingQuestion[],
  isListed: (finding: MappingFinding) => boolean,
): FindingLine[] {
  return sectors.flatMap((sector) =>
    sector.activities.flatMap((activity) =>
      activity.findings.filter(isListed).map((finding) => ({
        id: `${activity.id}-${finding.kind}-${finding.field}`,
        text: toFindingText(finding, questions),
        place: `${sector.name} · ${activity.name}`,
        href: toQuestionHref(sector.id, activity.id, finding.field),
      })),
    ),
  )
}

const isUnanswered = ({ kind }: MappingFinding) => kind === 'unanswered'

/** The points of a mapping that need attention: what contradicts itself or the law. */
export const listFindings = (sectors: readonly ReportedSector[]): FindingLine[] =>
  listLines(sectors, [], (finding) => !isUnanswered(finding))

/** The activities of a mapping with missing answers, which are named. */
export const listUnanswered = (
  sectors: readonly ReportedSector[],
  questions: readonly MappingQuestion[],
): FindingLine[] => listLines(sectors, questions, isUnanswered)

/** Number of missing answers of a mapping, and of activities concerned. */
export function countUnanswered(sectors: readonly ReportedSector[]) {
  const missing = sectors
    .flatMap(({ activities }) => activities)
    .flatMap(({ findings }) => findings.filter(isUnanswered))
  return {
    questions: missing.reduce((sum, { details }) => sum + details.length, 0),
    activities: missing.length,
  }
}

/** Names of the sectors of a mapping without any activity: nothing of them is mapped. */
export const listIdleSectors = (sectors: readonly ReportedSector[]): string[] =>
  sectors.filter(({ activities }) => activities.length === 0).map(({ name }) => name)

/** Findings, each linking to its question. */
export function Findings({ found }: { found: readonly FindingLine[] }) {
  return (
    <ul>
      {found.map(({ id, text, place, href }) => (
        <li key={id} className={css.finding}>
          <TriangleAlert className={css.findingIcon} />
          <div>
            <TextLink href={href}>{text}</TextLink>
            <p className={css.place}>{place}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
