import {
  type AnswersByField,
  type MappingQuestion,
  mappingFields,
  toAnswerText,
} from '@tramite/core/mapping'
import { UnsentText } from '../demands/conversation/UnsentText/UnsentText.tsx'
import { mappingLabels as labels } from '../labels/mapping.ts'
import { NotFound } from '../shell/NotFound/NotFound.tsx'

const words = {
  sector: { title: labels.sectorMissing, text: labels.sectorMissingText },
  activity: { title: labels.activityMissing, text: labels.activityMissingText },
} as const

/** What the reader was answering about an activity. */
interface Unsent {
  readonly answers: AnswersByField
  /** Those of the questionnaire; empty while they are not loaded. */
  readonly questions: readonly Pick<MappingQuestion, 'field' | 'name'>[]
}

function toUnsentText({ answers, questions }: Unsent): string {
  const names = new Map(questions.map(({ field, name }) => [field, name]))
  const lines = mappingFields.flatMap((field) => {
    const text = toAnswerText(field, answers[field] ?? '')
    if (text === '') return []
    const name = names.get(field)
    return name === undefined ? [text] : [labels.unsent(name, text)]
  })
  return lines.join('\n')
}

interface MappingMissingProps {
  what: keyof typeof words
  unsent?: Unsent | undefined
}

/** The sector or activity in the address does not exist (any more); what was typed there can still be read. */
export function MappingMissing({ what, unsent }: MappingMissingProps) {
  return (
    <>
      <NotFound {...words[what]} backHref="/tools/mapping" backText={labels.back} />
      {unsent && <UnsentText>{toUnsentText(unsent)}</UnsentText>}
    </>
  )
}
