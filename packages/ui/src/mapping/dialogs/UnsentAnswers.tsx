import {
  type AnswersByField,
  type MappingQuestion,
  mappingFields,
  toAnswerText,
} from '@tramite/core/mapping'
import { UnsentText } from '../../demands/conversation/UnsentText/UnsentText.tsx'
import * as css from '../../demands/detail/DemandStates/DemandStates.css.ts'
import { mappingLabels as labels } from '../../labels/mapping.ts'

export interface UnsentAnswersProps {
  readonly answers: AnswersByField
  /** Those of the questionnaire; empty while they are not loaded. */
  readonly questions: readonly Pick<MappingQuestion, 'field' | 'name'>[]
}

function toUnsentText({ answers, questions }: UnsentAnswersProps): string {
  const names = new Map(questions.map(({ field, name }) => [field, name]))
  const lines = mappingFields.flatMap((field) => {
    const text = toAnswerText(field, answers[field] ?? '')
    if (text === '') return []
    const name = names.get(field)
    return name === undefined ? [text] : [labels.unsent(name, text)]
  })
  return lines.join('\n')
}

/** What the reader was answering about an activity that is gone. */
export function UnsentAnswers(props: UnsentAnswersProps) {
  return (
    <div className={css.unsent}>
      <UnsentText>{toUnsentText(props)}</UnsentText>
    </div>
  )
}
