import { assign, fromPromise, setup } from 'xstate'
import { type AnswersByField, changeAnswers } from './mapping-answers.rules.ts'
import { type MappingField, mappingFields } from './mapping-questions.ts'

interface QuestionnaireContext {
  /** Place of the question that is shown, from 0. */
  readonly index: number
  /** What the server has. */
  readonly saved: AnswersByField
  /** What was typed and is not saved yet. */
  readonly changes: AnswersByField
  /** What is on its way. */
  readonly sent: AnswersByField
  /** The last save failed; what was typed is still there. */
  readonly hasFailed: boolean
}

/** What the user does in the questionnaire of an activity. */
export type QuestionnaireEvent =
  /** Changes the answer of the question that is shown. */
  | { readonly type: 'ANSWER'; readonly answer: string }
  /** 'Adicionar': the next question. */
  | { readonly type: 'NEXT' }
  /** 'Voltar': the question before. */
  | { readonly type: 'BACK' }
  /** 'Salvar'. */
  | { readonly type: 'SAVE' }

const LAST = mappingFields.length - 1

const fieldAt = (index: number): MappingField => mappingFields[index] ?? mappingFields[0]

/** What was typed while a save was on its way is not what it saved. */
function withoutSent(changes: AnswersByField, sent: AnswersByField): AnswersByField {
  const fields = mappingFields.filter((field) => changes[field] !== sent[field])
  return Object.fromEntries(fields.map((field) => [field, changes[field]]))
}

const toPlace = (index: number) => Math.min(LAST, Math.max(0, index))

/**
 * The questionnaire of an activity, a question at a time: what is typed stays in the draft, whatever
 * question is shown and whether or not a save succeeds. Nothing is sent when nothing has changed.
 */
export const mappingQuestionnaireMachine = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    input: {} as { readonly answers: AnswersByField },
  },
  actors: {
    saveAnswers: fromPromise<unknown, AnswersByField>(() =>
      Promise.reject(new Error('No saveAnswers provided')),
    ),
  },
  guards: {
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
  },
}).createMachine({
  id: 'mappingQuestionnaire',
  context: ({ input }) => ({
    index: 0,
    saved: changeAnswers(input.answers, {}),
    changes: {},
    sent: {},
    hasFailed: false,
  }),
  initial: 'answering',
  on: {
    ANSWER: {
      actions: assign(({ context, event }) => ({
        changes: { ...context.changes, [fieldAt(context.index)]: event.answer },
      })),
    },
    NEXT: { actions: assign({ index: ({ context }) => toPlace(context.index + 1) }) },
    BACK: { actions: assign({ index: ({ context }) => toPlace(context.index - 1) }) },
  },
  states: {
    answering: {
      on: { SAVE: { guard: 'hasChanges', target: 'saving' } },
    },
    saving: {
      entry: assign(({ context }) => ({ sent: context.changes, hasFailed: false })),
      invoke: {
        src: 'saveAnswers',
        input: ({ context }) => context.changes,
        onDone: {
          target: 'answering',
          actions: assign(({ context }) => ({
            saved: changeAnswers(context.saved, context.sent),
            changes: withoutSent(context.changes, context.sent),
            sent: {},
          })),
        },
        onError: { target: 'answering', actions: assign({ sent: {}, hasFailed: true }) },
      },
    },
  },
})

/** What the questionnaire shows: the question, its answer, and whether there is more to save. */
export function toQuestion({ index, saved, changes }: QuestionnaireContext) {
  const field = fieldAt(index)
  return {
    field,
    index,
    answer: changes[field] ?? saved[field] ?? '',
    answers: { ...saved, ...changes },
    isFirst: index === 0,
    isLast: index === LAST,
    isDirty: Object.keys(changes).length > 0,
  }
}
