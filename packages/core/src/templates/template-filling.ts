import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { ApiError, isApiError } from '../http/index.ts'
import { createUnderWay } from '../http/under-way.ts'
import { isSameValue } from '../is-same-value.ts'
import { templateMessages } from '../messages/templates.ts'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'
import type { Tramite } from '../tramite/tramite.types.ts'
import { answersBeside, type TemplateAnswers } from './template-answers.rules.ts'
import { areAnswersSent, type StoredDraft, templateDraftMachine } from './template-draft.machine.ts'
import { type MadeDocument, templateFormMachine } from './template-form.machine.ts'
import type { TemplateFormField } from './template-forms.schema.ts'
import {
  createTemplateDocument,
  createTemplateDraft,
  updateTemplateDraft,
} from './templates.commands.ts'
import { getTemplate } from './templates.queries.ts'

/** A document being filled in. */
export interface TemplateFilling {
  /** Its form, which ends when the document is made. */
  readonly form: Actor<typeof templateFormMachine>
  /** Its draft on the server, saved by `leaveField` and `saveTyped`. */
  readonly draft: Actor<typeof templateDraftMachine>
  /** A field lost the focus. The first one creates the draft. */
  readonly leaveField: () => void
  /** Saves what was typed if the server neither has it nor is receiving it: for a page being hidden. */
  readonly saveTyped: () => void
  /** Of the fields that were answered elsewhere, too, the other answers count, also in the form. */
  readonly takeTheirs: () => void
  /** Takes over what was typed elsewhere: for a page that is shown again. Done as well if that cannot be read. */
  readonly refresh: () => Promise<void>
}

/** How a document is filled in. */
export interface TemplateFillingOptions {
  /** The answers with which the form opens; those of the draft when absent. */
  readonly answers?: TemplateAnswers
  /** Whether the user is asked about a review: from `evaluateDocumentReview`. */
  readonly canReview: boolean
  /** The document was made; also called if its page has been left. */
  readonly onMade?: (document: MadeDocument) => void
}

/** The template of a document, with the current draft. */
export interface OpenedTemplate {
  readonly id: string
  readonly fields: readonly TemplateFormField[]
  /** As it was known when something was typed over it, on an earlier visit too. */
  readonly draft: Pick<StoredDraft, 'templateAnswers'> | null
}

type Portal = Pick<Tramite, 'client' | 'read' | 'run'>

type DraftActor = Actor<typeof templateDraftMachine>

/** The drafts with a save under way. */
const savingDrafts = createUnderWay<DraftActor>()

/**
 * The draft as the server has it. Answers to fields that no longer exist are missing there, and stay in the
 * form.
 */
async function readKept({ read }: Portal, id: string, kept: () => TemplateAnswers | null) {
  const { fields, draft } = await read(getTemplate, { id })
  return draft && { ...answersBeside(fields, kept() ?? {}), ...draft.templateAnswers }
}

/** @param readDraft gives what the server has when no save of an earlier opening is under way */
function bindDraft(
  { client, run }: Portal,
  id: string,
  readDraft: () => Promise<TemplateAnswers | null>,
) {
  const opened = getTemplate(client, { id })
  // Of the answers that a save is based on: what was read for anything else since is not part of it.
  let version: string | undefined
  return templateDraftMachine.provide({
    actors: {
      readDraft: fromPromise(async () => {
        const now = await readDraft()
        version = opened.version()
        return now
      }),
      createDraft: fromPromise(({ input: templateAnswers }) =>
        run(createTemplateDraft, { id, templateAnswers, version }),
      ),
      updateDraft: fromPromise(({ input: templateAnswers }) =>
        run(updateTemplateDraft, { id, templateAnswers, version }),
      ),
    },
  })
}

/** What was answered elsewhere would be lost with the draft. */
function undecided(): ApiError {
  const message = templateMessages['templates.undecided']
  return new ApiError({ kind: 'refused', status: 0, code: 'REFUSED', message })
}

/** Why a document is refused: answers to fields as they were cannot be mended in this form. */
async function explain({ read }: Portal, { id, fields }: OpenedTemplate, error: unknown) {
  if (!isApiError(error) || error.status !== 400) return error
  const now = await read(getTemplate, { id }).catch(() => null)
  if (!now || isSameValue(now.fields, fields)) return error
  const message = texts['templates.changed']
  return new ApiError({ ...error.toJSON(), message, cause: error })
}

/**
 * Opens a document to be filled in, bound to a portal: its form, its draft on the server, and what other windows and
 * devices type into the same draft. Both actors are started, and not stopped with a page: a document that was
 * requested as it was left waits for the last save.
 * @param template as it was when the form was opened
 *
 * @example
 * const { form, leaveField } = openTemplateFilling(tramite, template, { canReview: false })
 * form.send({ type: 'ANSWER', name: 'nome', answer: 'Padaria Aurora' })
 * leaveField()
 */
export function openTemplateFilling(
  portal: Portal,
  template: OpenedTemplate,
  { answers, canReview, onMade }: TemplateFillingOptions,
): TemplateFilling {
  const { id, fields } = template
  // A page that was left and opened again at once may still be saving: its answers would arrive last.
  const before = savingDrafts.of(portal.client, id)
  const earlier = () =>
    Promise.all(before.map((each) => waitFor(each, (state) => !state.hasTag('saving'))))
  const readDraft = () => readKept(portal, id, () => draft.getSnapshot().context.kept)
  const machineOfDraft = bindDraft(portal, id, () => earlier().then(readDraft))
  const draft: DraftActor = createActor(machineOfDraft, {
    input: {
      draft: template.draft,
      sent: before.flatMap((each) => {
        const { sent, answers } = each.getSnapshot().context
        return [sent, answers]
      }),
    },
  }).start()
  let endSaving: (() => void) | undefined
  // Only while saving: afterwards nothing typed may be kept for the next user who signs in.
  draft.subscribe((state) => {
    if (state.hasTag('saving')) endSaving ??= savingDrafts.begin(portal.client, id, draft)
    else {
      endSaving?.()
      endSaving = undefined
    }
  })
  const typed = () => form.getSnapshot().context.answers
  const machine = templateFormMachine.provide({
    actors: {
      createDocument: fromPromise(async ({ input }) => {
        // A save under way would recreate the draft after the document is made.
        draft.send({ type: 'CLOSE' })
        const end = await waitFor(
          draft,
          (state) => state.matches('closed') || state.matches('conflict'),
        )
        if (end.matches('conflict')) throw undecided()
        try {
          // That save may have taken over what was typed elsewhere.
          const templateData = typed()
          const made = await portal.run(createTemplateDocument, { id, ...input, templateData })
          onMade?.(made)
          return made
        } catch (error) {
          draft.send({ type: 'REOPEN' })
          throw await explain(portal, template, error)
        }
      }),
    },
  })
  const form: Actor<typeof templateFormMachine> = createActor(machine, {
    input: { fields, answers: answers ?? template.draft?.templateAnswers ?? {}, canReview },
  }).start()

  let { kept: known, sent } = draft.getSnapshot().context
  draft.subscribe(({ context }) => {
    const { kept } = context
    // The draft matches what was saved here, or what was typed since.
    if (kept && kept !== known && kept !== sent) {
      form.send({ type: 'REFRESH', kept, known: known ?? {} })
    }
    known = kept
    sent = context.sent
  })

  const leaveField = () => {
    const snapshot = draft.getSnapshot()
    const { kept, sent } = snapshot.context
    const beside = answersBeside(fields, (snapshot.hasTag('saving') ? sent : kept) ?? {})
    draft.send({ type: 'BLUR', answers: { ...beside, ...typed() } })
  }
  return {
    form,
    draft,
    leaveField,
    saveTyped: () => {
      if (!areAnswersSent(draft.getSnapshot(), typed())) leaveField()
    },
    takeTheirs: () => {
      const { theirs } = draft.getSnapshot().context
      for (const [name, answer] of Object.entries(theirs))
        form.send({ type: 'ANSWER', name, answer })
      draft.send({ type: 'TAKE_THEIRS' })
    },
    refresh: async () => {
      const { kept } = draft.getSnapshot().context
      const now = await readDraft().catch(() => null)
      const snapshot = draft.getSnapshot()
      if (!now || !snapshot.matches('idle') || snapshot.context.kept !== kept) return
      if (areAnswersSent(snapshot, typed())) {
        draft.send({ type: 'REFRESH', kept: now })
        return
      }
      // Taken over beside what is typed here, it would count as seen: a save compares both.
      leaveField()
      await waitFor(draft, (state) => !state.hasTag('saving'))
    },
  }
}
