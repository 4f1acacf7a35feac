import { type AnswersByField, type MappingQuestion, toAnswerText } from '@tramite/core/mapping'
import { CircleCheck } from 'lucide-react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import * as css from './QuestionnaireView.css.ts'

export interface GivenAnswersProps {
  /** In the order in which the firm asks them. */
  questions: readonly MappingQuestion[]
  answers: AnswersByField
  /** Of the question shown, zero-based. */
  index: number
  /** The address of a question. */
  toHref: (index: number) => string
}

/** All questions with their answers: each links to its own. */
export function GivenAnswers({ questions, answers, index, toHref }: GivenAnswersProps) {
  const isBeside = useMedia(media.sideBySide)
  const list = (
    <ol className={css.list}>
      {questions.map(({ field, name }, each) => {
        const answer = answers[field]
        return (
          <li key={field} className={css.asked} data-current={each === index || undefined}>
            {answer ? (
              <CircleCheck className={css.doneIcon} />
            ) : (
              <span aria-hidden="true">{each + 1}</span>
            )}
            <div>
              {each === index ? (
                <span aria-current="step">{name}</span>
              ) : (
                <TextLink href={toHref(each)} variant="quiet">
                  {name}
                </TextLink>
              )}
              {answer && <p className={css.given}>{toAnswerText(field, answer)}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
  return isBeside ? (
    <nav aria-label={labels.answers}>
      <Text size="small" isMuted isStrong>
        {labels.answers}
      </Text>
      {list}
    </nav>
  ) : (
    <Fold label={labels.answers}>{list}</Fold>
  )
}
