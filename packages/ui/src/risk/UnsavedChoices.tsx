import type { AnsweredQuestion, RiskChoices } from '@tramite/core/risk'
import { conflictLabels } from '../labels/conflict.ts'
import { riskSectorLabels as labels } from '../labels/risk-sector.ts'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { useFocusOnRemoval } from '../primitives/use-focus-on-removal.ts'
import { toAnswer } from './to-answer.ts'

export interface UnsavedChoicesProps {
  /** Those of a concluded sector; none while it takes choices. */
  questions: readonly AnsweredQuestion[]
  unsaved: RiskChoices
  onDiscard: () => void
}

/** What the user had chosen, and not saved, when somebody else concluded the sector. */
export function UnsavedChoices({ questions, ...choices }: UnsavedChoicesProps) {
  const lost = questions.filter(({ question }) => choices.unsaved[question.id] !== undefined)
  return lost.length > 0 && <Choices questions={lost} {...choices} />
}

function Choices({ questions, unsaved, onDiscard }: UnsavedChoicesProps) {
  const banner = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={banner}>
      <Banner
        tone="turn"
        title={labels.unsaved}
        action={
          <Button variant="secondary" size="small" onPress={onDiscard}>
            {labels.discardUnsaved}
          </Button>
        }
      >
        <ul>
          {questions.map(({ question }) => (
            <li key={question.id}>
              {conflictLabels.theirs(question.name, toAnswer(question, unsaved[question.id]))}
            </li>
          ))}
        </ul>
        <p>{labels.unsavedText}</p>
      </Banner>
    </div>
  )
}
