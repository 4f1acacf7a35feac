import { assign, fromPromise, not, setup } from 'xstate'
import { isSameAnswer } from './answer-values.ts'
import { findOvertaken, type UnsavedAnswers } from './mapping-answers.draft.ts'
import { type AnswersByField, changeAnswers, toActivityProgress } from './mapping-answers.rules.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'

/** A save that is asked for. */
export interface AnswersToSave {
  /** What was changed here. */
  readonly changes: AnswersByField
  /** What the server had when it was changed. */
  readonly saved: AnswersByField
  /** Whether somebody pressed 'Salvar'; otherwise it goes by itself. */
  readonly isAsked: boolean
}

/** What became of a save: all answers as they are now, or other people's in place of what was there. */
export type SavedAnswers =
  | { readonly kind: 'saved'; readonly answers: AnswersByField }
  | { readonly kind: 'changed'; readonly theirs: AnswersByField }

interface QuestionnaireContext {
  /** What the server has. */
  readonly saved: AnswersByField
  /** What was typed and is not saved yet. */
  readonly changes: AnswersByField
  /** What is on its way, or was last. */
  readonly sent: AnswersByField
  /** What is on its way was asked for by 'Salvar', and its call tells what becomes of it. */
  readonly isAsked: boolean
  /** 'Salvar' was pressed while a save went by itself. */
  readonly isAskedSince: boolean
  /** The last save failed; what was typed is still there. */
  readonly hasFailed: boolean
  /** What other people answered meanwhile to what was changed here. */
  readonly theirs: AnswersByField
}

/** What happens in the questionnaire of an activity. */
export type QuestionnaireEvent =
  /** The answers were read anew: other people may have given some. */
  | { readonly type: 'ARRIVED'; readonly answers: AnswersByField }
  /** Changes the answer of a question. */
  | { readonly type: 'ANSWER'; readonly field: MappingField; readonly answer: string }
  /** 'Salvar'. */
  | { readonly type: 'SAVE' }
  /** Another question is shown: what was changed is saved at once. */
  | { readonly type: 'TURN' }
  /** Of two answers, the one given here. */
  | { readonly type: 'KEEP_MINE' }
  /** Of two answers, the other person's. */
  | { readonly type: 'TAKE_THEIRS' }

/** Pause after the last key before an answer is saved, in milliseconds. */
const SAVE_AFTER_MS = 1200
/** Pause before a save that failed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 15_000

const pick = (answers: AnswersByField, isPicked: (field: MappingField) => boolean) =>
  Object.fromEntries(
    mappingFields.flatMap((field) => {
      const answer = answers[field]
      return answer !== undefined && isPicked(field) ? [[field, answer]] : []
    }),
  )

/** What was typed while a save was on its way is not what it saved. */
const withoutSent = (changes: AnswersByField, sent: AnswersByField): AnswersByField =>
  pick(changes, (field) => changes[field] !== sent[field])

/**
 * The questionnaire of an activity: every answer is saved by itself, a moment after it was typed, and
 * stays in `changes` until the server has it, whether or not a save succeeds. Nothing is sent when
 * nothing has changed. What somebody else answered meanwhile is not written over without asking.
 */
export const mappingQuestionnaireMachine = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    input: {} as {
      readonly answers: AnswersByField
      /** Typed another time, and not saved then. */
      readonly unsaved?: UnsavedAnswers
    },
  },
  actors: {
    saveAnswers: fromPromise<SavedAnswers, AnswersToSave>(() =>
      Promise.reject(new Error('No saveAnswers provided')),
    ),
  },
  delays: { typing: SAVE_AFTER_MS, retry: RETRY_AFTER_MS },
  actions: {
    /** Tells who pressed 'Salvar' that the server has everything: a save by itself was faster. */
    tellSaved: () => {},
  },
  guards: {
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    isAskedSince: ({ context }) => context.isAskedSince,
    isOvertaken: ({ context }) => Object.keys(context.theirs).length > 0,
  },
}).createMachine({
  id: 'mappingQuestionnaire',
  context: ({ input: { answers, unsaved } }) => {
    const saved = changeAnswers(answers, {})
    return {
      saved,
      changes: unsaved?.changes ?? {},
      sent: unsaved?.sent ?? {},
      isAsked: false,
      isAskedSince: false,
      hasFailed: false,
      theirs: unsaved ? findOvertaken(unsaved, saved) : {},
    }
  },
  initial: 'opening',
  on: {
    ANSWER: {
      actions: assign(({ context, event }) => ({
        changes: { ...context.changes, [event.field]: event.answer },
      })),
    },
  },
  states: {
    // What was typed another time may have been answered by somebody else since.
    opening: { always: [{ guard: 'isOvertaken', target: 'conflict' }, { target: 'answering' }] },
    answering: {
      on: {
        ANSWER: {
          target: 'answering',
          reenter: true,
          actions: assign(({ context, event }) => ({
            changes: { ...context.changes, [event.field]: event.answer },
            hasFailed: false,
          })),
        },
        // While a save is on its way the server's answer to it is newer; what is changed here is compared by it.
        ARRIVED: {
          actions: assign(({ context: { saved, changes }, event: { answers } }) => ({
            saved: {
              ...changeAnswers(
                pick(answers, (field) => changes[field] === undefined),
                {},
              ),
              ...pick(saved, (field) => changes[field] !== undefined),
            },
          })),
        },
        SAVE: [
          { guard: 'hasChanges', target: 'saving', actions: assign({ isAsked: true }) },
          { actions: 'tellSaved' },
        ],
        TURN: { guard: 'hasChanges', target: 'saving' },
      },
      after: {
        typing: { guard: ({ context }) => isToSave(context), target: 'saving' },
        retry: { guard: 'hasChanges', target: 'saving' },
      },
    },
    saving: {
      entry: assign(({ context }) => ({
        sent: context.changes,
        hasFailed: false,
        isAskedSince: false,
      })),
      exit: assign({ isAsked: false }),
      on: {
        SAVE: { guard: ({ context }) => !context.isAsked, actions: assign({ isAskedSince: true }) },
      },
      invoke: {
        src: 'saveAnswers',
        input: ({ context: { changes, saved, isAsked } }) => ({ changes, saved, isAsked }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'saved',
            actions: assign(({ context, event: { output } }) => ({
              saved: output.kind === 'saved' ? changeAnswers(output.answers, {}) : context.saved,
              changes: withoutSent(context.changes, context.sent),
            })),
          },
          {
            target: 'conflict',
            actions: assign(({ context, event: { output } }) => ({
              theirs: output.kind === 'changed' ? output.theirs : context.theirs,
            })),
          },
        ],
        onError: [
          {
            guard: 'isAskedSince',
            target: 'saving',
            reenter: true,
            actions: assign({ isAsked: true }),
          },
          { target: 'answering', actions: assign({ hasFailed: true }) },
        ],
      },
    },
    // Who pressed 'Salvar' meanwhile is told of all that was typed.
    saved: {
      always: [
        { guard: not('isAskedSince'), target: 'answering' },
        { guard: 'hasChanges', target: 'saving', actions: assign({ isAsked: true }) },
        { target: 'answering', actions: 'tellSaved' },
      ],
    },
    // Nothing is sent until somebody has said which answers count.
    conflict: {
      on: {
        KEEP_MINE: {
          target: 'saving',
          actions: assign(({ context: { saved, theirs } }) => ({
            saved: changeAnswers(saved, theirs),
            theirs: {},
          })),
        },
        TAKE_THEIRS: {
          target: 'answering',
          actions: assign(({ context: { saved, changes, theirs } }) => ({
            saved: changeAnswers(saved, theirs),
            theirs: {},
            changes: pick(changes, (field) => theirs[field] === undefined),
          })),
        },
      },
    },
  },
})

/** What failed waits longer than what was just typed. */
const isToSave = ({ changes, hasFailed }: QuestionnaireContext) =>
  Object.keys(changes).length > 0 && !hasFailed

/** What the questionnaire shows: all answers, how many there are, and whether there is more to save. */
export function toQuestionnaire({
  saved,
  changes,
}: Pick<QuestionnaireContext, 'saved' | 'changes'>) {
  const answers: AnswersByField = { ...saved, ...changes }
  return {
    answers,
    progress: toActivityProgress(answers),
    isDirty: Object.keys(changes).length > 0,
  }
}

/**
 * What other people changed of what is to be saved; empty when the server refused an older version
 * though nobody touched these questions.
 * @param held what the server says of the questions that were sent
 * @param sent what was sent from here since: it may have been kept though its answer was lost
 */
export function toOthersAnswers(
  held: AnswersByField,
  saved: AnswersByField,
  sent: readonly AnswersByField[],
): AnswersByField {
  return pick(held, (field) => {
    const own = [saved[field] ?? '', ...sent.map((answers) => answers[field])]
    return !own.some((each) => each !== undefined && isSameAnswer(field, each, held[field] ?? ''))
  })
}
