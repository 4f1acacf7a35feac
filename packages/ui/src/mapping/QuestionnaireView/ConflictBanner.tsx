import type { AnswersByField, MappingQuestion } from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { useTitleAfter } from '../../primitives/use-title-after.ts'

/** What somebody else answered meanwhile, and the two ways to resolve it. */
export interface AnswersConflict {
  readonly theirs: AnswersByField
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Says what somebody else answered meanwhile, and asks whose answers to keep. */
export function ConflictBanner({
  theirs,
  onKeepMine,
  onTakeTheirs,
  questions,
}: AnswersConflict & { questions: readonly MappingQuestion[] }) {
  const banner = useTitleAfter<HTMLDivElement>()
  return (
    <div ref={banner}>
      <Banner
        tone="error"
        title={labels.conflictTitle}
        action={
          <Inline gap={2}>
            <Button variant="secondary" size="small" onPress={onTakeTheirs}>
              {labels.takeTheirs}
            </Button>
            <Button size="small" onPress={onKeepMine}>
              {labels.keepMine}
            </Button>
          </Inline>
        }
      >
        <ul>
          {questions
            .filter(({ field }) => theirs[field] !== undefined)
            .map(({ field, name }) => (
              <li key={field}>{labels.conflictTheirs(name, theirs[field] ?? '')}</li>
            ))}
        </ul>
      </Banner>
    </div>
  )
}
