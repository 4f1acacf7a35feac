import { assign, fromPromise, type StateValueFrom, setup } from 'xstate'
import type { Conventions } from '../calendar/index.ts'
import type { FieldErrors } from '../field-errors.ts'
import type { UploadRecord } from '../files/index.ts'
import { isApiError } from '../http/index.ts'
import { isSameValue } from '../is-same-value.ts'
import {
  emptyMarkForm,
  evaluateMarkDraft,
  isCompanyForm,
  type MarkDraftRefusal,
  type MarkForm,
  type OwnHolder,
  toMarkDraft,
  toMarkRefusal,
} from './mark-registration.rules.ts'
import type { Mark, MarkDraft } from './marks.types.ts'

/** Number of pages of the registration. */
export const MARK_PAGES = 3

/** Input of the registration. */
export interface MarkRegistrationInput {
  /** From `toOwnHolder`. */
  readonly own: OwnHolder
  readonly conventions: Conventions
  /** Values typed earlier, such as from a draft. */
  readonly form?: Partial<MarkForm>
}

interface MarkRegistrationContext {
  readonly own: OwnHolder
  readonly conventions: Conventions
  readonly form: MarkForm
  /** The registered mark. */
  readonly mark: Mark | null
  /** The error of the last attempt. */
  readonly error: unknown
  /** The form as another tab changes it while the mark is registered: for the next attempt, if this one fails. */
  readonly late: MarkForm | null
}

/** Events of the registration. */
export type MarkRegistrationEvent =
  | { readonly type: 'CHANGE'; readonly change: Partial<MarkForm> }
  /** The record of the own holder was completed or changed meanwhile. */
  | { readonly type: 'OWN'; readonly own: OwnHolder }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /** 'Registrar'. */
  | { readonly type: 'REGISTER' }

type Checked = Pick<MarkRegistrationContext, 'form' | 'own' | 'conventions'>

/** Fields of the first page; all other draft fields belong to the second. */
const firstPage: ReadonlySet<string> = new Set(['apres', 'product', 'name', 'description', 'logo'])

function errorsOf({ form, own, conventions }: Checked): FieldErrors {
  return evaluateMarkDraft(toMarkDraft(form, own), conventions).errors
}

function errorsOfPage(context: Checked, page: number): FieldErrors {
  if (page === MARK_PAGES) return {}
  const errors = Object.entries(errorsOf(context))
  return Object.fromEntries(errors.filter(([field]) => firstPage.has(field) === (page === 1)))
}

const isFilled = (context: Checked, page: number) =>
  Object.keys(errorsOfPage(context, page)).length === 0

const isComplete = (context: Checked) =>
  context.form.isAware && Object.keys(errorsOf(context)).length === 0

/**
 * The form with a change, by this page, another tab or a file. If that changes what 'Ciente' confirms, it is
 * unticked.
 */
function withChange(form: MarkForm, change: Partial<MarkForm>): MarkForm {
  const next = { ...form, ...change }
  const isConfirmed = isSameValue({ ...next, isAware: form.isAware }, form)
  return isConfirmed ? next : { ...next, isAware: false }
}

/** The form after a refusal, without the files that it names: nobody can register with them. */
function withoutRefusedFiles(form: MarkForm, error: unknown): MarkForm {
  if (!isApiError(error)) return form
  const toAccepted = (file: UploadRecord | null) =>
    file && error.errors[file.awsFileKey] === undefined ? file : null
  return { ...form, logo: toAccepted(form.logo), contrato: toAccepted(form.contrato) }
}

/**
 * The registration of a mark, in three pages: a page can be left once it is filled in, the last one by
 * 'Registrar' once 'Ciente' is ticked. What was typed stays, even after a failure. The program provides
 * the actor that registers.
 */
export const markRegistrationMachine = setup({
  types: {
    context: {} as MarkRegistrationContext,
    events: {} as MarkRegistrationEvent,
    input: {} as MarkRegistrationInput,
  },
  actors: {
    register: fromPromise<Mark, MarkDraft>(() => Promise.reject(new Error('No register provided'))),
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'CHANGE' ? { form: { ...context.form, ...event.change }, error: null } : {},
    ),
    changeConfirmed: assign(({ context: { form }, event }) =>
      event.type === 'CHANGE' ? { form: withChange(form, event.change), error: null } : {},
    ),
    changeLater: assign(({ context: { form, late }, event }) =>
      event.type === 'CHANGE' ? { late: withChange(late ?? form, event.change) } : {},
    ),
    takeOwn: assign(({ context: { form, own }, event }) => {
      if (event.type !== 'OWN') return {}
      const isConfirmed = isSameValue(toMarkDraft(form, event.own), toMarkDraft(form, own))
      return { own: event.own, form: isConfirmed ? form : { ...form, isAware: false } }
    }),
    forgetAware: assign(({ context }) => ({ form: { ...context.form, isAware: false } })),
  },
  guards: {
    isFilled: ({ context }, page: number) => isFilled(context, page),
    isComplete: ({ context }) => isComplete(context),
  },
}).createMachine({
  id: 'markRegistration',
  context: ({ input: { own, conventions, form } }) => ({
    own,
    conventions,
    form: { ...emptyMarkForm, ...form },
    mark: null,
    error: null,
    late: null,
  }),
  initial: 'page1',
  on: { OWN: { actions: 'takeOwn' } },
  states: {
    page1: {
      on: {
        CHANGE: { actions: 'change' },
        NEXT: { guard: { type: 'isFilled', params: 1 }, target: 'page2' },
      },
    },
    page2: {
      on: {
        CHANGE: { actions: 'change' },
        BACK: 'page1',
        NEXT: { guard: { type: 'isFilled', params: 2 }, target: 'page3' },
      },
    },
    page3: {
      on: {
        CHANGE: { actions: 'changeConfirmed' },
        // 'Ciente' confirms the current content, so going back unticks it.
        BACK: { target: 'page2', actions: 'forgetAware' },
        REGISTER: { guard: 'isComplete', target: 'registering' },
      },
    },
    registering: {
      entry: assign({ error: null }),
      on: { CHANGE: { actions: 'changeLater' } },
      invoke: {
        src: 'register',
        // Complete, thanks to the guard that leads here.
        input: ({ context: { form, own } }) => toMarkDraft(form, own) as MarkDraft,
        onDone: {
          target: 'registered',
          actions: assign(({ event }) => ({ mark: event.output, late: null })),
        },
        onError: {
          target: 'page3',
          actions: assign(({ context: { form, late }, event: { error } }) => {
            const next = late ?? form
            const isAware = form.isAware && next.isAware
            return { error, form: withoutRefusedFiles({ ...next, isAware }, error), late: null }
          }),
        },
      },
    },
    registered: { type: 'final' },
  },
})

/** The page that a state of the machine shows: the last one also while it registers, and afterwards. */
export const markPageOf = (state: StateValueFrom<typeof markRegistrationMachine>): number =>
  state === 'page1' ? 1 : state === 'page2' ? 2 : MARK_PAGES

/** The state of the page that is shown. */
export interface MarkPage {
  /** From 1 to `MARK_PAGES`. */
  readonly page: number
  /** Error texts of the page's fields. */
  readonly errors: FieldErrors
  /** Whether the next page can be opened. */
  readonly canGoOn: boolean
  /** Whether 'Registrar' is shown: 'Ciente' is ticked. */
  readonly canRegister: boolean
  /** Whether the page asks for a company's articles of association. */
  readonly asksContract: boolean
  /** Why the page cannot be left, for the text shown on trying to; null if it can be. */
  readonly refusal: MarkDraftRefusal | null
}

/**
 * The state of a page of the registration.
 * @param page from 1
 */
export function toMarkPage(context: Checked, page: number): MarkPage {
  const { form, own } = context
  const errors = errorsOfPage(context, page)
  return {
    page,
    errors,
    canGoOn: page < MARK_PAGES && isFilled(context, page),
    canRegister: page === MARK_PAGES && form.isAware,
    asksContract: page === 2 && isCompanyForm(form, own),
    refusal: toMarkRefusal(page === MARK_PAGES ? errorsOf(context) : errors),
  }
}
