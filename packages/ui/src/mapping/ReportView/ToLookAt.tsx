import type { MappingQuestion, ReportedSector } from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import {
  countUnanswered,
  type FindingLine,
  Findings,
  listFindings,
  listIdleSectors,
  listUnanswered,
} from '../Findings.tsx'
import { FoldedRest } from './FoldedRest.tsx'

/** Number of findings shown expanded. */
const OPEN_FINDINGS = 10

interface ToLookAtProps {
  sectors: readonly ReportedSector[]
  questions: readonly MappingQuestion[]
}

/** What is missing, and what is contradictory: counted as before sending. */
export function ToLookAt({ sectors, questions }: ToLookAtProps) {
  const missing = countUnanswered(sectors)
  const found = listFindings(sectors)
  const idle = listIdleSectors(sectors)
  return (
    <>
      {idle.length > 0 && <Text>{labels.idleSectors(idle)}</Text>}
      <FoundCard
        heading={labels.unanswered(missing.questions, missing.activities)}
        found={listUnanswered(sectors, questions)}
      />
      <FoundCard heading={labels.attention(found.length)} found={found} />
    </>
  )
}

interface FoundCardProps {
  heading: string
  found: readonly FindingLine[]
}

function FoundCard({ heading, found }: FoundCardProps) {
  if (found.length === 0) return null
  const rest = found.slice(OPEN_FINDINGS)
  return (
    <Card heading={heading}>
      <Stack gap={3}>
        <Findings found={found.slice(0, OPEN_FINDINGS)} />
        {rest.length > 0 && (
          <FoldedRest label={labels.more(rest.length)}>
            <Findings found={rest} />
          </FoldedRest>
        )}
      </Stack>
    </Card>
  )
}
