import { assign, fromPromise, setup } from 'xstate'
import { toFieldErrors } from '../field-errors.ts'
import { isAnswerLost, isApiError, toFailureNotice } from '../http/index.ts'
import { fillMessage } from '../messages/message-text.ts'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'
import { toDemandPath } from '../portal-paths.ts'
import {
  findTooLong,
  mergeAnswers,
  type TemplateAnswers,
  toCurrentAnswers,
  toTemplateProgress,
} from './template-answers.rules.ts'
import {
  createTemplateSchema,
  isAnswerAccepted,
  type TemplateFormField,
  toTemplatePages,
  toTemplateToast,
} from './template-forms.schema.ts'
import { TEMPLATE_ANSWERS_MAX } from './template-limits.ts'

/** Input of a new document. */
export interface NewDocument {
  readonly templateData: TemplateAnswers
  readonly documentRevised: boolean
}

/** The fields of a created document that the form needs. */
export interface MadeDocument {
  /** The demand of its review; null without one. */
  readonly demandId: string | null
}

interface TemplateFormInput {
  readonly fields: readonly TemplateFormField[]
  /** The answers of the draft. */
  readonly answers: TemplateAnswers
  /**
   * From `evaluateDocumentReview`; if false, the user is not asked, and the document is created without a
   * review.
   */
  readonly canReview: boolean
}

interface TemplateFormContext {
  readonly pages: readonly (readonly TemplateFormField[])[]
  /** Page number, from 0. */
  readonly page: number
  readonly answers: TemplateAnswers
  readonly canReview: boolean
  /** The user tried to leave a page that is not complete: its errors are shown. */
  readonly showsErrors: boolean
  /** Names of the fields that were left: an invalid answer is reported from then on. */
  readonly left: readonly string[]
  readonly wantsReview: boolean
  /** The last attempt to create the document failed. */
  readonly hasFailed: boolean
  /** Why; undefined if it has not failed. */
  readonly error: unknown
  readonly made: MadeDocument | null
}

/** Events in the form of a template. */
export type TemplateFormEvent =
  | { readonly type: 'ANSWER'; readonly name: string; readonly answer: string }
  | {
      /** The draft was changed in another window, or on another device. */
      readonly type: 'REFRESH'
      readonly kept: TemplateAnswers
      /** The draft as this form knew it. */
      readonly known: TemplateAnswers
    }
  | { readonly type: 'LEAVE'; readonly name: string }
  /** Shows what the page lacks, where a field of it refuses to be sent. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /** Goes to a page, from 0, or as far as the completed pages allow. */
  | { readonly type: 'GO_TO'; readonly page: number }
  | { readonly type: 'SUBMIT' }
  /** 'Sim' or 'Não' to the question whether a specialist should review the document. */
  | { readonly type: 'REVIEW'; readonly wanted: boolean }
  /** The question is closed without an answer. */
  | { readonly type: 'DISMISS' }

const crowded = fillMessage(texts['templates.answersTooLong'], { max: TEMPLATE_ANSWERS_MAX })

const faultsOf = (fields: readonly TemplateFormField[], answers: TemplateAnswers) => {
  const { error } = createTemplateSchema(fields).safeParse(answers)
  const { together } = findTooLong(answers)
  const crowding = fields.filter(({ name }) => together.has(name))
  return {
    ...Object.fromEntries(crowding.map(({ name }) => [name, crowded])),
    ...(error && toFieldErrors(error)),
  }
}
/** The answers with one as the last that was given. */
function withLast(answers: TemplateAnswers, name: string, answer: string): TemplateAnswers {
  const { [name]: _before, ...others } = answers
  return { ...others, [name]: answer }
}

const isComplete = (fields: readonly TemplateFormField[], answers: TemplateAnswers) =>
  Object.keys(faultsOf(fields, answers)).length === 0

const fieldsOf = ({ pages, page }: TemplateFormContext) => pages[page] ?? []
const isOnLastPage = ({ pages, page }: TemplateFormContext) => page >= pages.length - 1

/** The first page that is not complete; the last one if all are. */
function firstIncomplete({ pages, answers }: TemplateFormContext): number {
  const page = pages.findIndex((fields) => !isComplete(fields, answers))
  return page < 0 ? pages.length - 1 : page
}

/**
 * The form of a document, page by page: a page can be left when its fields are answered. The last one
 * validates all of them, asks whether a specialist should review the document, and creates it. If that
 * fails, the form stays as it was, or leads to an answer that was emptied elsewhere meanwhile.
 */
export const templateFormMachine = setup({
  types: {
    context: {} as TemplateFormContext,
    events: {} as TemplateFormEvent,
    input: {} as TemplateFormInput,
    output: {} as MadeDocument,
  },
  actors: {
    createDocument: fromPromise<MadeDocument, NewDocument>(() =>
      Promise.reject(new Error('No createDocument provided')),
    ),
  },
  guards: {
    isPageIncomplete: ({ context }) => !isComplete(fieldsOf(context), context.answers),
    isLastPage: ({ context }) => isOnLastPage(context),
    isIncomplete: ({ context }) => !isComplete(context.pages.flat(), context.answers),
    canReview: ({ context }) => context.canReview,
  },
  actions: {
    showErrors: assign({ showsErrors: true }),
    takeOver: assign(({ context: { answers, pages }, event }) =>
      event.type === 'REFRESH'
        ? {
            answers: toCurrentAnswers(pages.flat(), mergeAnswers(answers, event.kept, event.known)),
          }
        : {},
    ),
    goToFirstFault: assign(({ context }) => ({
      page: firstIncomplete(context),
      showsErrors: true,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ hasFailed: true, error })),
  },
}).createMachine({
  id: 'templateForm',
  context: ({ input: { fields, answers, ...rest } }) => ({
    ...rest,
    answers: toCurrentAnswers(fields, answers),
    pages: toTemplatePages(fields),
    page: 0,
    showsErrors: false,
    left: [],
    wantsReview: false,
    hasFailed: false,
    error: undefined,
    made: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        ANSWER: {
          actions: assign(({ context, event }) => ({
            answers: withLast(context.answers, event.name, event.answer),
          })),
        },
        LEAVE: {
          actions: assign(({ context, event }) => ({
            left: [...new Set(context.left).add(event.name)],
          })),
        },
        CHECK: { actions: 'showErrors' },
        REFRESH: { actions: 'takeOver' },
        NEXT: [
          { guard: 'isPageIncomplete', actions: 'showErrors' },
          { guard: 'isLastPage' },
          { actions: assign(({ context }) => ({ page: context.page + 1, showsErrors: false })) },
        ],
        BACK: {
          actions: assign(({ context }) => ({
            page: Math.max(0, context.page - 1),
            showsErrors: false,
          })),
        },
        GO_TO: {
          guard: ({ context, event }) => event.page !== context.page,
          actions: assign(({ context, event }) => ({
            page: Math.max(0, Math.min(event.page, firstIncomplete(context))),
            showsErrors: false,
          })),
        },
        SUBMIT: [
          { guard: 'isIncomplete', actions: 'goToFirstFault' },
          { guard: 'canReview', target: 'asking' },
          { target: 'making', actions: assign({ wantsReview: false }) },
        ],
      },
    },
    asking: {
      on: {
        REFRESH: { actions: 'takeOver' },
        REVIEW: [
          { guard: 'isIncomplete', target: 'filling', actions: 'goToFirstFault' },
          {
            target: 'making',
            actions: assign(({ event }) => ({ wantsReview: event.wanted })),
          },
        ],
        DISMISS: 'filling',
      },
    },
    making: {
      tags: 'busy',
      entry: assign({ hasFailed: false, error: undefined }),
      on: { REFRESH: { actions: 'takeOver' } },
      invoke: {
        src: 'createDocument',
        input: ({ context }) => ({
          templateData: context.answers,
          documentRevised: context.wantsReview,
        }),
        onDone: {
          target: 'made',
          actions: assign(({ event }) => ({ made: { demandId: event.output.demandId } })),
        },
        onError: [
          {
            guard: 'isIncomplete',
            target: 'filling',
            actions: [
              'goToFirstFault',
              { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'filling',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    made: { type: 'final' },
  },
  output: ({ context }) => context.made ?? { demandId: null },
})

/** Why the server, or a rule, did not make the document, as it says it; null where trying again may help. */
function toRefusal(error: unknown): string | null {
  if (!isApiError(error) || error.status >= 500 || error.status === 401) return null
  if (error.kind !== 'problem' && error.kind !== 'refused') return null
  return toFailureNotice(error)?.title ?? (error.message || null)
}

/** Names of the fields whose answers the form accepts. */
function toAnsweredNames(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): ReadonlySet<string> {
  const isAnswered = (field: TemplateFormField) =>
    Object.hasOwn(answers, field.name) && isAnswerAccepted(field, answers[field.name] ?? '')
  return new Set(fields.filter(isAnswered).map(({ name }) => name))
}

/** The view of the form's current state. */
export function toTemplateStep(context: TemplateFormContext) {
  const { pages, page, answers, showsErrors, left, hasFailed, error } = context
  const fields = fieldsOf(context)
  // The draft is saved without answers that are too long; the user is informed before the page is left.
  const { alone, together } = findTooLong(answers)
  const isTooLong = (name: string) => alone.has(name) || together.has(name)
  const isLeft = (name: string) => left.includes(name) && answers[name]?.trim()
  const told = fields.filter(({ name }) => showsErrors || isTooLong(name) || isLeft(name))
  const errors = faultsOf(told, answers)
  const answered = toAnsweredNames(pages.flat(), answers)
  return {
    fields,
    page,
    pageCount: pages.length,
    isFirst: page === 0,
    isLast: isOnLastPage(context),
    /** The document could not be created. */
    isFailed: hasFailed,
    /** What the server says of that, if trying again would not help. */
    refusal: toRefusal(error),
    /** Nobody knows whether it was created: its answer was lost. */
    isLost: isAnswerLost(error),
    errors,
    /** Null if no field is missing. */
    toast: toTemplateToast(fields, errors),
    /** Names of the fields whose answers are accepted: of others the document shows a gap. */
    answered,
    progress: toTemplateProgress(
      pages.flat(),
      Object.fromEntries(Object.entries(answers).filter(([name]) => answered.has(name))),
    ),
  }
}

/** Where a created document leads: to the demand of its review, or home. */
export const toPathAfterDocument = ({ demandId }: MadeDocument): string =>
  demandId === null ? '/' : toDemandPath(demandId)
