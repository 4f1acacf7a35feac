import {
  type AnswersByField,
  type MappingQuestion,
  mappingFields,
  toAnswerText,
} from '@tramite/core/mapping'
import { UnsentText } from '../../demands/conversation/UnsentText/UnsentText.tsx'
import * as css from '../../demands/detail/DemandStates/DemandStates.css.ts'
import { mappingLabels as labels } from '../../labels/mapping.ts'

export interface UnsentWritingProps {
  /** The name that was being given to an activity. */
  readonly name?: string | undefined
  readonly answers?: AnswersByField
  /** Those of the questionnaire; empty while they are not loaded. */
  readonly questions?: readonly Pick<MappingQuestion, 'field' | 'name'>[]
}

function toUnsentText({ name = '', answers = {}, questions = [] }: UnsentWritingProps): string {
  const asked = new Map(questions.map(({ field, name }) => [field, name]))
  const lines = mappingFields.flatMap((field) => {
    const text = toAnswerText(field, answers[field] ?? '')
    if (text === '') return []
    const question = asked.get(field)
    return question === undefined ? [text] : [labels.unsent(question, text)]
  })
  return [name, ...lines].filter((line) => line !== '').join('\n')
}

/** What the reader was writing about a sector or activity that is gone. */
export function UnsentWriting(props: UnsentWritingProps) {
  return (
    <div className={css.unsent}>
      <UnsentText>{toUnsentText(props)}</UnsentText>
    </div>
  )
}
