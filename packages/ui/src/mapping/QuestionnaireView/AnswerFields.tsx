import {
  ANSWER_MAX,
  type AnswerParts,
  isProse,
  joinAnswer,
  type MappingQuestion,
} from '@tramite/core/mapping'
import { Check, Plus } from 'lucide-react'
import { usePrintHint } from '../../fields/use-print-hint.ts'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx'

export interface AnswerFieldsProps {
  question: Pick<MappingQuestion, 'field' | 'title'>
  suggested: readonly string[]
  /** The answer as currently written. */
  parts: AnswerParts
  onChange: (parts: AnswerParts) => void
}

/**
 * An answer made of suggestions, chosen by a press, and free text; both share the length limit of one
 * answer.
 */
export function AnswerFields({ question, suggested, parts, onChange }: AnswerFieldsProps) {
  const { field, title } = question
  const { tags, others } = parts
  const toggle = (tag: string, isSelected: boolean) =>
    onChange({
      tags: suggested.filter((each) => (each === tag ? isSelected : tags.includes(each))),
      others,
    })
  const room = ANSWER_MAX - joinAnswer(field, { tags, others: '' }).length - 2
  const isLong = isProse(field)
  const text = {
    description: usePrintHint(others, isLong ? labels.proseHint : labels.othersHint),
    label: labels.others,
    'aria-label': labels.othersOf(title),
    value: others,
    maxLength: Math.max(room, 0),
    onChange: (value: string) => onChange({ tags, others: value }),
  }
  return (
    <Stack gap={5}>
      <fieldset aria-label={labels.suggestions}>
        <Inline gap={2}>
          {suggested.map((tag) => {
            const isSelected = tags.includes(tag)
            return (
              <ToggleButton
                key={tag}
                icon={isSelected ? <Check /> : <Plus />}
                isSelected={isSelected}
                isDisabled={!isSelected && others.length + tag.length + 2 > room}
                onChange={(next) => toggle(tag, next)}
              >
                {tag}
              </ToggleButton>
            )
          })}
        </Inline>
      </fieldset>
      {isLong ? (
        <TextArea {...text} isLimited grow={{ from: 112, to: 320 }} />
      ) : (
        <TextField {...text} isLimited hasCounter />
      )}
    </Stack>
  )
}
