import {
  answerKindOf,
  TEMPLATE_ANSWER_MAX,
  type TemplateAnswers,
  type TemplateFormField,
  toAnswerHint,
} from '@tramite/core/templates'
import { type FocusEvent, useState } from 'react'
import { toFieldMask } from '../../fields/field-mask.ts'
import { usePrintHint } from '../../fields/use-print-hint.ts'
import { pickerLabels } from '../../labels/pickers.ts'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

export interface TemplateFieldsProps {
  fields: readonly TemplateFormField[]
  answers: TemplateAnswers
  /** By field. */
  errors: Readonly<Record<string, string | undefined>>
  onAnswer: (field: TemplateFormField, answer: string) => void
  onFocus: (name: string) => void
  /** Called when a field is left. */
  onLeave: (name: string) => void
}

/** The questions of a page. */
export function TemplateFields({ fields, onFocus, onLeave, ...given }: TemplateFieldsProps) {
  const [left, setLeft] = useState<string>()
  const [half, setHalf] = useState<readonly string[]>([])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>, name: string) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    setLeft(name)
    onLeave(name)
  }
  const enter = (name: string) => {
    // Its error is its description, which is read with it.
    setLeft((before) => (before === name ? undefined : before))
    onFocus(name)
  }
  const refused = fields.find(({ name }) => name === left)
  const error = left && (half.includes(left) ? pickerLabels.dateInvalid : given.errors[left])
  return (
    <Stack gap={5}>
      {fields.map((field) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the field inside; not interactive itself
        <div
          key={field.name}
          onFocus={() => enter(field.name)}
          onBlur={(event) => leave(event, field.name)}
        >
          <Question
            field={field}
            answer={(Object.hasOwn(given.answers, field.name) && given.answers[field.name]) || ''}
            error={given.errors[field.name]}
            onChange={(answer) => given.onAnswer(field, answer)}
            onHalf={(isHalf) =>
              setHalf((before) => [
                ...before.filter((name) => name !== field.name),
                ...(isHalf ? [field.name] : []),
              ])
            }
          />
        </div>
      ))}
      <VisuallyHidden>
        <span aria-live="polite">{refused && error && `${refused.label}: ${error}`}</span>
      </VisuallyHidden>
    </Stack>
  )
}

interface QuestionProps {
  field: TemplateFormField
  answer: string
  error: string | undefined
  onChange: (answer: string) => void
  /** Called when a day was left incomplete, or no longer is. */
  onHalf: (isHalf: boolean) => void
}

/** The phone keyboard to show: for decimals, or for digits only. */
const keys = new Map<string | undefined, 'decimal' | 'numeric'>([
  ...['money', 'cpf', ...Object.keys(labels.units)].map((type) => [type, 'numeric'] as const),
  ['number', 'decimal'],
  ['percent', 'decimal'],
])

const toUnit = (type: string | undefined) =>
  Object.entries(labels.units).find(([name]) => name === type)?.[1]

/** A field by the type of its answer; an unknown type is a line of text. */
function Question({ field, answer, error, onChange, onHalf }: QuestionProps) {
  const { type, label, name } = field
  const description = usePrintHint(answer, toAnswerHint(field, answer) ?? undefined)
  const shared = { label, name, error, description, value: answer, onChange, isRequired: true }
  if (type === 'date') return <DatePicker {...shared} onInvalid={onHalf} />
  if (type === 'textarea') {
    return <TextArea {...shared} maxLength={TEMPLATE_ANSWER_MAX} grow={{ from: 88, to: 320 }} />
  }
  const { mask } = answerKindOf(type)
  const unit = toUnit(type)
  return (
    <TextField
      {...shared}
      maxLength={TEMPLATE_ANSWER_MAX}
      autoComplete="off"
      inputMode={keys.get(type)}
      {...(mask && { mask: toFieldMask(mask) })}
      {...(unit && { suffix: unit })}
    />
  )
}
