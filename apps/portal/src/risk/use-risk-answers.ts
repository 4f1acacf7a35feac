import {
  createRiskAnswersSchema,
  type RiskChoices,
  type RiskTableRow,
  riskAnswersDraft,
  toOpenChoices,
  toRiskForm,
} from '@tramite/core/risk'
import { useDraft, useForm } from '@tramite/react'
import { useEffect } from 'react'

/**
 * The answers to a sector while they are edited: on top of the saved ones, kept in a draft until the
 * server has them. What others save meanwhile is shown, and not overwritten.
 */
export function useRiskAnswers(row: RiskTableRow, onSubmit: (answers: RiskChoices) => void) {
  const { draft, values, notice, isUnkept } = useDraft(riskAnswersDraft, { id: row.sector.id })
  const open = toOpenChoices(row, values)
  const form = useForm({
    schema: createRiskAnswersSchema(row.questions.map(({ question }) => question.id)),
    initial: toRiskForm(row, open),
    onSubmit,
  })
  const { set } = form
  useEffect(() => {
    const stillOpen = toOpenChoices(row, values)
    set(toRiskForm(row, stillOpen))
    if (Object.keys(stillOpen).length < Object.keys(values).length) draft.change(() => stillOpen)
  }, [draft, row, values, set])
  return {
    form: {
      ...form,
      field: (name: string) => ({
        ...form.field(name),
        onChange: (answer: string) => draft.change((last) => ({ ...last, [name]: answer })),
      }),
    },
    isUnsaved: Object.keys(open).length > 0,
    draftNotice: notice,
    isUnkept,
  }
}
