import {
  chooseRiskAnswer,
  createRiskAnswersSchema,
  findOvertakenChoices,
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
 * server has them. What others save meanwhile is shown; where it answers the same question, the user
 * decides.
 */
export function useRiskAnswers(row: RiskTableRow, onSubmit: (answers: RiskChoices) => void) {
  const { draft, values, notice, isUnstored } = useDraft(riskAnswersDraft, {
    id: row.sector.id,
  })
  const open = toOpenChoices(row, values)
  const overtaken = findOvertakenChoices(row, open)
  const form = useForm({
    schema: createRiskAnswersSchema(row.questions.map(({ question }) => question.id)),
    initial: toRiskForm(row, open.changes),
    onSubmit,
  })
  const { set } = form
  useEffect(() => {
    const stillOpen = toOpenChoices(row, values)
    set(toRiskForm(row, stillOpen.changes))
    const isLess = Object.keys(stillOpen.changes).length < Object.keys(values.changes).length
    if (isLess) draft.change(() => stillOpen)
  }, [draft, row, values, set])
  const chooseAgain = (toAnswer: (theirs: (typeof overtaken)[number]) => string) =>
    draft.change((last) =>
      overtaken.reduce(
        (all, each) => chooseRiskAnswer(row, all, each.question.id, toAnswer(each)),
        last,
      ),
    )
  return {
    form: {
      ...form,
      field: (name: string) => ({
        ...form.field(name),
        onChange: (answer: string) =>
          draft.change((last) => chooseRiskAnswer(row, last, name, answer)),
      }),
    },
    unsaved: open.changes,
    isUnsaved: Object.keys(open.changes).length > 0,
    onDiscard: () => draft.change(() => riskAnswersDraft.empty),
    draftNotice: notice,
    // A concluded sector takes no choice.
    conflict:
      row.isDone || overtaken.length === 0
        ? null
        : {
            theirs: overtaken,
            onKeepMine: () => chooseAgain(({ question }) => open.changes[question.id] ?? ''),
            onTakeTheirs: () => chooseAgain(({ chosen }) => chosen?.Answer_id ?? ''),
          },
    isUnstored,
  }
}
