import { assign, fromPromise, not, setup } from 'xstate'
import { formatTime } from '../calendar/index.ts'
import { isApiError, isNotFound, isUnanswered } from '../http/index.ts'
import { fillMessage } from '../messages/message-text.ts'
import { templateMessages as texts } from '../messages/templates.ts'
import {
  answersBeside,
  findOvertakenAnswers,
  isSameAnswers,
  mergeAnswers,
  type TemplateAnswers,
  toCurrentAnswers,
  toStorableAnswers,
  toUntakenAnswers,
} from './template-answers.rules.ts'

/** A draft as the server stores it. */
export interface StoredDraft {
  readonly templateAnswers: TemplateAnswers
  /** When it was saved, as an ISO instant. */
  readonly updatedAt: string
}

/** Events of the draft of a document that is being filled in. */
export type TemplateDraftEvent =
  /** A field lost the focus; carries all current answers. */
  | { readonly type: 'BLUR'; readonly answers: TemplateAnswers }
  /** The draft was changed in another window, or on another device; carries its new answers. */
  | { readonly type: 'REFRESH'; readonly kept: TemplateAnswers }
  /** Of the fields that were answered elsewhere, too, the answers of here count. */
  | { readonly type: 'KEEP_MINE' }
  /** Of them the other answers count. */
  | { readonly type: 'TAKE_THEIRS' }
  /** The document is about to be created, which deletes the draft: nothing is saved any more. */
  | { readonly type: 'CLOSE' }
  /** The document could not be created. */
  | { readonly type: 'REOPEN' }

interface TemplateDraftContext {
  /** The server's draft; null if there is none. */
  readonly kept: TemplateAnswers | null
  /** The answers at the last blur, those that the server takes. */
  readonly answers: TemplateAnswers
  /** The answers being saved. */
  readonly sent: TemplateAnswers
  /** Those of the last save that the server left out: the firm has taken their fields away. */
  readonly untaken: TemplateAnswers
  /** The answers that were sent since the last response of the server: they may have arrived. */
  readonly unanswered: readonly TemplateAnswers[]
  /** What was answered elsewhere to fields that were answered otherwise here. */
  readonly theirs: TemplateAnswers
  /** When this page last saved; null before that, and after a failure. */
  readonly savedAt: string | null
  /** The last save failed, so the one under way may fail, too. */
  readonly hasFailed: boolean
  readonly isClosing: boolean
}

const noPort = (name: string) => Promise.reject(new Error(`No ${name} provided`))

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
})

/** Where a write that was not taken leads: over a newer draft to what stands there, else to a save that failed. */
const onRefused = [
  { guard: { type: 'isNewer', params: errorOf }, target: 'reading' },
  {
    target: '#templateDraft.settled',
    actions: [
      { type: 'doubt', params: errorOf },
      { type: 'failed', params: errorOf },
    ],
  },
] as const

/**
 * Saves the answers of a document while it is filled in. The first blur creates the draft, later ones update
 * it if something has changed; never two saves at once, so that it is never created twice. Each save first
 * reads what another window or device has saved meanwhile and merges the answers; if both answered a field,
 * nothing is sent until the user has decided which answer counts. A save that another one has overtaken reads
 * again. A blur during a save is saved after it, whatever its outcome. A failed save is repeated only by the
 * next blur.
 */
export const templateDraftMachine = setup({
  types: {
    context: {} as TemplateDraftContext,
    events: {} as TemplateDraftEvent,
    input: {} as {
      /** The draft that existed when the page opened, or as it was known when something was typed over it. */
      readonly draft: Pick<StoredDraft, 'templateAnswers'> | null
      /** What an earlier page of this program may still be sending. */
      readonly sent?: readonly TemplateAnswers[]
    },
  },
  actors: {
    /** Reads the server's current answers; null if it has no draft. */
    readDraft: fromPromise<TemplateAnswers | null>(() => noPort('readDraft')),
    createDraft: fromPromise<StoredDraft, TemplateAnswers>(() => noPort('createDraft')),
    updateDraft: fromPromise<StoredDraft, TemplateAnswers>(() => noPort('updateDraft')),
  },
  guards: {
    isClosing: ({ context }) => context.isClosing,
    isNew: ({ context }) => context.kept === null,
    hasChanged: ({ context: { kept, answers } }) => kept !== null && !isSameAnswers(kept, answers),
    /** A field was left again during the save, with other answers. */
    isBehind: ({ context: { sent, answers } }) => !isSameAnswers(sent, answers),
    isOvertaken: ({ context }) => Object.keys(context.theirs).length > 0,
    isNewer: (_, { error }: { error: unknown }) => isApiError(error) && error.status === 412,
  },
  actions: {
    keepAnswers: assign(({ context: { kept } }, { answers }: { answers: TemplateAnswers }) => ({
      answers: toStorableAnswers(answers, kept ?? {}),
    })),
    send: assign(({ context }) => ({ sent: context.answers })),
    join: assign(({ context }, { now }: { now: TemplateAnswers | null }) => {
      const { answers, unanswered } = context
      const known = context.kept ?? {}
      if (now === null || isSameAnswers(now, known)) return {}
      const theirs = findOvertakenAnswers(answers, now, known, unanswered)
      const asked = Object.keys(theirs).map((name) => ({ name }))
      return {
        theirs,
        // A field to decide about stays as it was known: until then the answer of here is none over theirs.
        kept: { ...answersBeside(asked, now), ...toCurrentAnswers(asked, known) },
        answers: mergeAnswers(answers, now, known),
      }
    }),
    /** What is answered alike by now, or as it was known again, needs no decision. */
    compare: assign(({ context: { kept, answers, theirs } }) => {
      const isAlike = ([name, answer]: [string, string]) => (answers[name] ?? '') === answer
      const alike = Object.fromEntries(Object.entries(theirs).filter(isAlike))
      return {
        theirs: findOvertakenAnswers(answers, { ...kept, ...theirs }, kept ?? {}),
        kept: { ...kept, ...alike },
      }
    }),
    settle: assign(({ context: { kept, theirs } }) => ({
      theirs: {},
      kept: { ...kept, ...theirs },
    })),
    takeTheirs: assign(({ context: { answers, theirs } }) => ({
      answers: { ...answers, ...theirs },
    })),
    saved: assign(({ context }, { updatedAt, templateAnswers }: StoredDraft) => ({
      kept: context.sent,
      untaken: toUntakenAnswers(context.sent, templateAnswers),
      savedAt: updatedAt,
      hasFailed: false,
      unanswered: [],
    })),
    doubt: assign(({ context: { unanswered, sent } }, { error }: { error: unknown }) => ({
      unanswered: isUnanswered(error) ? [...unanswered, sent] : unanswered,
    })),
    failed: assign(({ context }, { error }: { error: unknown }) => ({
      savedAt: null,
      hasFailed: true,
      // It was deleted in another window.
      kept: isNotFound(error) ? null : context.kept,
    })),
  },
}).createMachine({
  id: 'templateDraft',
  context: ({ input: { draft, sent } }) => ({
    kept: draft?.templateAnswers ?? null,
    answers: draft?.templateAnswers ?? {},
    sent: {},
    untaken: {},
    unanswered: sent ?? [],
    theirs: {},
    savedAt: null,
    hasFailed: false,
    isClosing: false,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        BLUR: {
          target: 'deciding',
          actions: { type: 'keepAnswers', params: ({ event }) => ({ answers: event.answers }) },
        },
        REFRESH: { actions: assign(({ event }) => ({ kept: event.kept })) },
        CLOSE: 'closed',
      },
    },
    deciding: {
      always: [
        { guard: 'isNew', target: 'saving' },
        { guard: 'hasChanged', target: 'saving' },
        { target: 'idle' },
      ],
    },
    saving: {
      tags: 'saving',
      initial: 'reading',
      on: {
        BLUR: {
          actions: { type: 'keepAnswers', params: ({ event }) => ({ answers: event.answers }) },
        },
        CLOSE: { actions: assign({ isClosing: true }) },
        REOPEN: { actions: assign({ isClosing: false }) },
      },
      states: {
        reading: {
          entry: 'send',
          invoke: {
            src: 'readDraft',
            onDone: {
              target: 'writing',
              actions: { type: 'join', params: ({ event }) => ({ now: event.output }) },
            },
            onError: {
              target: '#templateDraft.settled',
              actions: { type: 'failed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        writing: {
          always: [
            { guard: 'isOvertaken', target: '#templateDraft.conflict' },
            { guard: 'isNew', target: 'creating' },
            { target: 'updating' },
          ],
        },
        creating: {
          entry: 'send',
          invoke: {
            src: 'createDraft',
            input: ({ context }) => context.sent,
            onDone: {
              target: '#templateDraft.settling',
              actions: { type: 'saved', params: ({ event }) => event.output },
            },
            onError: [...onRefused],
          },
        },
        updating: {
          entry: 'send',
          invoke: {
            src: 'updateDraft',
            input: ({ context }) => context.sent,
            onDone: {
              target: '#templateDraft.settling',
              actions: { type: 'saved', params: ({ event }) => event.output },
            },
            onError: [...onRefused],
          },
        },
      },
    },
    settling: {
      always: [
        { guard: 'isClosing', target: 'closed' },
        { guard: 'isBehind', target: 'saving' },
        { target: 'idle' },
      ],
    },
    /** A save has failed. Answers typed during it were never sent, and are sent now. */
    settled: {
      always: [
        { guard: 'isClosing', target: 'closed' },
        { guard: 'isBehind', target: 'deciding' },
        { target: 'idle' },
      ],
    },
    /** Nothing is sent, and no document created, until the user has decided which answers count. */
    conflict: {
      entry: assign({ savedAt: null, isClosing: false }),
      always: { guard: not('isOvertaken'), target: 'deciding' },
      on: {
        BLUR: {
          actions: [
            { type: 'keepAnswers', params: ({ event }) => ({ answers: event.answers }) },
            'compare',
          ],
        },
        KEEP_MINE: { actions: 'settle' },
        TAKE_THEIRS: { actions: ['takeTheirs', 'settle'] },
      },
    },
    /** No save is under way and none begins: the document may be created. */
    closed: { entry: assign({ isClosing: false }), on: { REOPEN: 'idle' } },
  },
})

/** The part of a snapshot that the functions below read. */
interface DraftSnapshot {
  readonly context: Pick<TemplateDraftContext, 'savedAt'>
  hasTag(tag: 'saving'): boolean
}

/**
 * Whether the server has all the answers, or is receiving them; it may have others in addition. After a
 * failed save, answers only count once they have arrived.
 */
export function areAnswersSent(
  snapshot: {
    readonly context: Pick<TemplateDraftContext, 'kept' | 'sent' | 'hasFailed'>
    hasTag(tag: 'saving'): boolean
  },
  answers: TemplateAnswers,
): boolean {
  const { kept, sent, hasFailed } = snapshot.context
  const isTrusted = snapshot.hasTag('saving') && !hasFailed
  const there = (isTrusted ? sent : kept) ?? {}
  return isSameAnswers({ ...there, ...answers }, there)
}

/**
 * 'Salvando rascunho...' during a save, then 'Rascunho salvo às HH:mm' with the time of the save; null
 * before that, and after a failure.
 * @param timeZone the firm's; the default one when absent
 */
export function toDraftStatusText(snapshot: DraftSnapshot, timeZone?: string): string | null {
  if (snapshot.hasTag('saving')) return texts['templates.savingDraft']
  const { savedAt } = snapshot.context
  if (savedAt === null) return null
  return fillMessage(texts['templates.draftSaved'], { time: formatTime(savedAt, timeZone) })
}
