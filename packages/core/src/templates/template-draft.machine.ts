import { assign, fromPromise, setup } from 'xstate'
import { formatTime } from '../calendar/index.ts'
import { mergeByKey } from '../drafts/merge-by-key.ts'
import { fillMessage } from '../messages/message-text.ts'
import { templateMessages as texts } from '../messages/templates.ts'
import { isSameAnswers, type TemplateAnswers } from './template-answers.rules.ts'

/** A draft as the server keeps it. */
export interface KeptDraft {
  readonly templateAnswers: TemplateAnswers
  /** When it was saved, in ISO. */
  readonly updatedAt: string
}

/** What happens to the draft of a document that is being filled in. */
export type TemplateDraftEvent =
  /** A field was left, with all the answers as they are now. */
  | { readonly type: 'BLUR'; readonly answers: TemplateAnswers }
  /** The draft was changed in another window, or on another device, and is this now. */
  | { readonly type: 'REFRESH'; readonly kept: TemplateAnswers }
  /** The document is about to be made, which deletes the draft: nothing is saved any more. */
  | { readonly type: 'CLOSE' }
  /** The document could not be made. */
  | { readonly type: 'REOPEN' }

interface TemplateDraftContext {
  /** What the server keeps; null when it keeps no draft. */
  readonly kept: TemplateAnswers | null
  /** The answers at the last blur. */
  readonly answers: TemplateAnswers
  /** What is on its way. */
  readonly sent: TemplateAnswers
  /** When this page last saved; null before, and after a failure. */
  readonly savedAt: string | null
  /** The last save has failed: one that is under way may fail too. */
  readonly hasFailed: boolean
  readonly isClosing: boolean
}

const noPort = (name: string) => Promise.reject(new Error(`No ${name} provided`))

const isGone = (error: unknown) => (error as { status?: unknown } | null)?.status === 404

/**
 * Keeps the answers of a document while it is filled in. The first blur creates the draft, a later
 * one updates it when something changed; never two saves at once, so that it is never created
 * twice. Before each save it is read what another window or device has saved meanwhile: the answers
 * of both are saved, and of one that was answered in both the one of here. A blur during a save is
 * saved after it, however that one ended; a failure is forgotten, and the next blur tries again.
 */
export const templateDraftMachine = setup({
  types: {
    context: {} as TemplateDraftContext,
    events: {} as TemplateDraftEvent,
    /** The draft that was there when the page opened. */
    input: {} as { readonly draft: Pick<KeptDraft, 'templateAnswers'> | null },
  },
  actors: {
    /** Reads the answers that the server keeps now; null when it keeps no draft. */
    readDraft: fromPromise<TemplateAnswers | null>(() => noPort('readDraft')),
    createDraft: fromPromise<Pick<KeptDraft, 'updatedAt'>, TemplateAnswers>(() =>
      noPort('createDraft'),
    ),
    updateDraft: fromPromise<Pick<KeptDraft, 'updatedAt'>, TemplateAnswers>(() =>
      noPort('updateDraft'),
    ),
  },
  guards: {
    isClosing: ({ context }) => context.isClosing,
    isNew: ({ context }) => context.kept === null,
    hasChanged: ({ context: { kept, answers } }) => kept !== null && !isSameAnswers(kept, answers),
    /** Left again while it was saved, with other answers. */
    isBehind: ({ context: { sent, answers } }) => !isSameAnswers(sent, answers),
  },
  actions: {
    keepAnswers: assign((_, { answers }: { answers: TemplateAnswers }) => ({ answers })),
    send: assign(({ context }) => ({ sent: context.answers })),
    join: assign(({ context: { kept, answers } }, { now }: { now: TemplateAnswers | null }) =>
      now === null || isSameAnswers(now, kept ?? {})
        ? {}
        : { kept: now, answers: mergeByKey(answers, now, kept ?? {}) },
    ),
    saved: assign(({ context }, { updatedAt }: { updatedAt: string }) => ({
      kept: context.sent,
      savedAt: updatedAt,
      hasFailed: false,
    })),
    failed: assign(({ context }, { error }: { error: unknown }) => ({
      savedAt: null,
      hasFailed: true,
      // It was deleted in another window.
      kept: isGone(error) ? null : context.kept,
    })),
  },
}).createMachine({
  id: 'templateDraft',
  context: ({ input: { draft } }) => ({
    kept: draft?.templateAnswers ?? null,
    answers: draft?.templateAnswers ?? {},
    sent: {},
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
        writing: { always: [{ guard: 'isNew', target: 'creating' }, { target: 'updating' }] },
        creating: {
          entry: 'send',
          invoke: {
            src: 'createDraft',
            input: ({ context }) => context.sent,
            onDone: {
              target: '#templateDraft.settling',
              actions: { type: 'saved', params: ({ event }) => event.output },
            },
            onError: {
              target: '#templateDraft.settled',
              actions: { type: 'failed', params: ({ event }) => ({ error: event.error }) },
            },
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
            onError: {
              target: '#templateDraft.settled',
              actions: { type: 'failed', params: ({ event }) => ({ error: event.error }) },
            },
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
    /** A save has failed. What was typed meanwhile was never sent, and is. */
    settled: {
      always: [
        { guard: 'isClosing', target: 'closed' },
        { guard: 'isBehind', target: 'deciding' },
        { target: 'idle' },
      ],
    },
    /** No save is under way and none begins: the document may be made. */
    closed: { entry: assign({ isClosing: false }), on: { REOPEN: 'idle' } },
  },
})

/** What the machine tells of itself. */
interface DraftSnapshot {
  readonly context: Pick<TemplateDraftContext, 'savedAt'>
  hasTag(tag: 'saving'): boolean
}

/**
 * Whether all the answers are with the server, or on their way there. After a save that failed nothing
 * counts as there before it is.
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
  return isSameAnswers(answers, (isTrusted ? sent : kept) ?? {})
}

/**
 * 'Salvando rascunho...' while it is saved, then 'Rascunho salvo às HH:mm' with the time of the
 * save; null before, and after a failure.
 * @param timeZone that of the firm; its default when absent
 */
export function toDraftStatusText(snapshot: DraftSnapshot, timeZone?: string): string | null {
  if (snapshot.hasTag('saving')) return texts['templates.savingDraft']
  const { savedAt } = snapshot.context
  if (savedAt === null) return null
  return fillMessage(texts['templates.draftSaved'], { time: formatTime(savedAt, timeZone) })
}
