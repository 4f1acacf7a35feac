import { assign, fromPromise, not, setup } from 'xstate'
import { isSameAnswer } from './answer-values.ts'
import { findHeld, findOvertaken, type UnsavedAnswers } from './mapping-answers.draft.ts'
import { type AnswersByField, changeAnswers, toActivityProgress } from './mapping-answers.rules.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'

/** Input of a save. */
export interface AnswersToSave {
  /** The answers changed here. */
  readonly changes: AnswersByField
  /** The server's answers when they were changed. */
  readonly saved: AnswersByField
  /** Whether the user pressed 'Salvar'; otherwise it is an automatic save. */
  readonly isAsked: boolean
}

/** The result of a save: all current answers, or other people's that conflict with it. */
export type SavedAnswers =
  | { readonly kind: 'saved'; readonly answers: AnswersByField }
  | { readonly kind: 'changed'; readonly theirs: AnswersByField }

interface QuestionnaireContext {
  /** The server's answers. */
  readonly saved: AnswersByField
  /** Answers that were typed and are not saved yet. */
  readonly changes: AnswersByField
  /** The answers being saved, or saved last. */
  readonly sent: AnswersByField
  /** The running save was started by 'Salvar', and its call reports the result. */
  readonly isAsked: boolean
  /** 'Salvar' was pressed during an automatic save. */
  readonly isAskedSince: boolean
  /** The last save failed; the typed answers are still in `changes`. */
  readonly hasFailed: boolean
  /** Other people's answers to questions that were changed here. */
  readonly theirs: AnswersByField
  /** Answers from before the mapping was closed, about which the user has not decided. */
  readonly held: AnswersByField
}

/** Events in the questionnaire of an activity. */
export type QuestionnaireEvent =
  /** The answers were read again: other people may have changed some. */
  | { readonly type: 'ARRIVED'; readonly answers: AnswersByField }
  /** Changes the answer of a question. */
  | { readonly type: 'ANSWER'; readonly field: MappingField; readonly answer: string }
  /** 'Salvar'. */
  | { readonly type: 'SAVE' }
  /** Another question is shown: changes are saved at once. */
  | { readonly type: 'TURN' }
  /** Takes the held answers into the mapping. */
  | { readonly type: 'USE_HELD' }
  /** Forgets the held answers. */
  | { readonly type: 'DISCARD_HELD' }
  /** Resolves a conflict with the answers given here. */
  | { readonly type: 'KEEP_MINE' }
  /** Resolves a conflict with the other person's answers. */
  | { readonly type: 'TAKE_THEIRS' }

/** Pause after the last key before an answer is saved, in milliseconds. */
const SAVE_AFTER_MS = 1200
/** Pause before a failed save is retried, in milliseconds. */
const RETRY_AFTER_MS = 15_000

const pick = (answers: AnswersByField, isPicked: (field: MappingField) => boolean) =>
  Object.fromEntries(
    mappingFields.flatMap((field) => {
      const answer = answers[field]
      return answer !== undefined && isPicked(field) ? [[field, answer]] : []
    }),
  )

/** Removes the answers that were saved, except those changed again during the save. */
const withoutSent = (changes: AnswersByField, sent: AnswersByField): AnswersByField =>
  pick(changes, (field) => changes[field] !== sent[field])

/** What is left of a conflict once the answers have been read again. */
function findConflict(
  { changes, saved, theirs }: Pick<QuestionnaireContext, 'changes' | 'saved' | 'theirs'>,
  now: AnswersByField,
): Pick<QuestionnaireContext, 'saved' | 'theirs'> {
  const asked = mappingFields.filter((field) => theirs[field] !== undefined)
  const left = asked.filter((field) => !isSameAnswer(field, changes[field] ?? '', now[field] ?? ''))
  const answersTo = (fields: readonly MappingField[]) =>
    Object.fromEntries(fields.map((field) => [field, now[field] ?? '']))
  return { saved: changeAnswers(saved, answersTo(asked)), theirs: answersTo(left) }
}

/**
 * The questionnaire of an activity: every answer is saved automatically, a moment after it was typed, and
 * stays in `changes` until the server has it, whether or not a save succeeds. Nothing is sent when nothing
 * has changed. Other people's answers are not overwritten without asking, and answers that were held while
 * the mapping was closed are saved only if the user confirms it.
 */
export const mappingQuestionnaireMachine = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    input: {} as {
      readonly answers: AnswersByField
      /** Typed on an earlier visit, but not saved then. */
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
    /** Reports that everything is saved to a user who pressed 'Salvar' after an automatic save. */
    notifySaved: () => {},
    /**
     * The server's answers to changed questions are left as they were: conflicts are detected by comparing
     * with them. A held answer that the mapping has meanwhile leaves nothing to decide.
     */
    takeArrived: assign(({ context: { saved, changes, held }, event }) =>
      event.type === 'ARRIVED'
        ? {
            held: findHeld(held, event.answers),
            saved: {
              ...changeAnswers(
                pick(event.answers, (field) => changes[field] === undefined),
                {},
              ),
              ...pick(saved, (field) => changes[field] !== undefined),
            },
          }
        : {},
    ),
    /** The answers to decide about are those of now, and a question that has the own answer needs no decision. */
    takeTheirs: assign(({ context, event }) =>
      event.type === 'ARRIVED' ? findConflict(context, event.answers) : {},
    ),
  },
  guards: {
    isSettledBy: ({ context, event }) =>
      event.type === 'ARRIVED' &&
      Object.keys(findConflict(context, event.answers).theirs).length === 0,
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    isAskedSince: ({ context }) => context.isAskedSince,
    isHeld: ({ context }) => Object.keys(context.held).length > 0,
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
      held: findHeld(
        pick(unsaved?.held ?? {}, (field) => unsaved?.changes[field] === undefined),
        saved,
      ),
    }
  },
  initial: 'opening',
  on: {
    // What is typed is newer than what was held: nothing is left to decide about this question.
    ANSWER: {
      actions: assign(({ context, event }) => ({
        changes: { ...context.changes, [event.field]: event.answer },
        held: pick(context.held, (field) => field !== event.field),
      })),
    },
  },
  states: {
    // Somebody else may have answered these questions since the unsaved answers were typed.
    opening: {
      always: [
        { guard: 'isHeld', target: 'asking' },
        { guard: 'isOvertaken', target: 'conflict' },
        { target: 'answering' },
      ],
    },
    // Nothing is sent until the user has decided, or has answered all of these questions again.
    asking: {
      always: { guard: not('isHeld'), target: 'opening' },
      on: {
        ARRIVED: { actions: 'takeArrived' },
        USE_HELD: {
          actions: assign(({ context: { held, changes } }) => ({
            held: {},
            changes: { ...changes, ...held },
          })),
        },
        DISCARD_HELD: { actions: assign({ held: {} }) },
      },
    },
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
        // During a save the event is ignored, since its result is newer.
        ARRIVED: { actions: 'takeArrived' },
        SAVE: [
          { guard: 'hasChanges', target: 'saving', actions: assign({ isAsked: true }) },
          { actions: 'notifySaved' },
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
    // If 'Salvar' was pressed during the save, the result is reported once everything typed is saved.
    saved: {
      always: [
        { guard: not('isAskedSince'), target: 'answering' },
        { guard: 'hasChanges', target: 'saving', actions: assign({ isAsked: true }) },
        { target: 'answering', actions: 'notifySaved' },
      ],
    },
    // Nothing is sent until the user has decided which answers count.
    conflict: {
      on: {
        ARRIVED: [
          { guard: 'isSettledBy', target: 'answering', actions: ['takeTheirs', 'takeArrived'] },
          { actions: ['takeTheirs', 'takeArrived'] },
        ],
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

/** A failed save waits for the longer retry pause. */
const isToSave = ({ changes, hasFailed }: QuestionnaireContext) =>
  Object.keys(changes).length > 0 && !hasFailed

/** What the questionnaire shows: all answers, their progress, and whether some are unsaved. */
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
 * Other people's changes to the questions to be saved; empty if the server refused an older version
 * although nobody changed these questions.
 * @param held the server's answers to the questions that were sent
 * @param sent the answers sent from here since: they may have been saved although the response was lost
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
