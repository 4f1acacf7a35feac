import { useNavigate } from '@tanstack/react-router'
import { fillMessage, templateMessages } from '@tramite/core/messages'
import {
  areAnswersSent,
  createTemplateDocument,
  createTemplateDraft,
  evaluateDocumentReview,
  getTemplate,
  type NewDocument,
  type Template,
  type TemplateAnswers,
  templateDraftMachine,
  templateFormMachine,
  templateUnsavedDraft,
  toDraftStatusText,
  toPathAfterDocument,
  toTemplateStep,
  toUnsavedAnswers,
  updateTemplateDraft,
  withUnsavedAnswers,
} from '@tramite/core/templates'
import { useApp, useDraft, useRun, useViewer, useWizardStep } from '@tramite/react'
import type { TemplateFormViewProps } from '@tramite/ui/templates/form'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import { templateFormSearch } from './templates-search.ts'

/** The draft of a document, stored on the server while the document is filled in. */
function useServerDraft({ id, draft }: Template) {
  const { tramite } = useApp()
  const create = useRun(createTemplateDraft)
  const update = useRun(updateTemplateDraft)
  const [machine] = useState(() =>
    templateDraftMachine.provide({
      actors: {
        readDraft: fromPromise(async () => {
          const now = await tramite.read(getTemplate, { id })
          return now.draft?.templateAnswers ?? null
        }),
        createDraft: fromPromise<{ updatedAt: string }, TemplateAnswers>(({ input }) =>
          create.mutateAsync({ id, templateAnswers: input }),
        ),
        updateDraft: fromPromise<{ updatedAt: string }, TemplateAnswers>(({ input }) =>
          update.mutateAsync({ id, templateAnswers: input }),
        ),
      },
    }),
  )
  // Not stopped with the page: a document requested as it is left waits for the last save.
  const [actor] = useState(() => createActor(machine, { input: { draft } }).start())
  return actor
}

/**
 * A page being hidden sends what was typed; a page that is shown again, or saves, takes over what was
 * typed elsewhere.
 */
function useDraftElsewhere(
  id: string,
  form: ActorRefFrom<typeof templateFormMachine>,
  draft: ReturnType<typeof useServerDraft>,
): void {
  const { tramite } = useApp()
  useEffect(() => {
    // Phones close a page without warning: what has been typed is sent now.
    const saveHidden = () => {
      const typed = form.getSnapshot().context.answers
      if (!areAnswersSent(draft.getSnapshot(), typed)) draft.send({ type: 'BLUR', answers: typed })
    }
    // The user may have continued elsewhere meanwhile.
    const refresh = async () => {
      const known = draft.getSnapshot().context.kept
      const now = await tramite.read(getTemplate, { id }).catch(() => null)
      const snapshot = draft.getSnapshot()
      if (!now?.draft || !snapshot.matches('idle') || snapshot.context.kept !== known) return
      draft.send({ type: 'REFRESH', kept: now.draft.templateAnswers })
    }
    let { kept: known, sent } = draft.getSnapshot().context
    const { unsubscribe } = draft.subscribe(({ context }) => {
      const { kept } = context
      // The draft matches what this page has saved, or what was typed since.
      if (kept && kept !== known && kept !== sent) {
        form.send({ type: 'REFRESH', kept, known: known ?? {} })
      }
      known = kept
      sent = context.sent
    })
    const onChange = () => {
      if (document.visibilityState === 'hidden') saveHidden()
      else void refresh()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [form, draft, tramite, id])
}

/**
 * Unsaved input, stored in the browser: it is back in the form after a reload, a lost connection or an
 * expired session, and is saved then.
 */
function useUnsavedAnswers({ id, documents, draft }: Template) {
  // Input for a document that has since been made belongs to no other.
  const [newest] = documents
  const field = useDraft(templateUnsavedDraft, { id, occasion: newest?.id ?? '' })
  const [restored] = useState(() => withUnsavedAnswers(draft?.templateAnswers ?? {}, field.values))
  return {
    /** The answers with which the form opens. */
    restored,
    keep: (answers: TemplateAnswers, kept: TemplateAnswers) => {
      const unsaved = toUnsavedAnswers(answers, kept)
      if (JSON.stringify(unsaved) !== JSON.stringify(field.draft.snapshot().values)) {
        field.draft.change(() => unsaved)
      }
    },
    finish: field.draft.finish,
    /** The browser does not store them. */
    isUnkept: field.isUnkept,
  }
}

/**
 * The form of a document: its pages, its draft, and the document itself.
 * @param template as it was when the form was opened; must not change
 * @param wanted page in the address, from 0
 */
export function useTemplateForm(template: Template, wanted: number) {
  const { id, name, fields } = template
  const { contract, conventions } = useViewer()
  const { toasts } = useApp().ports
  const navigate = useNavigate()
  // Also for a user who has left the page by then.
  const make = useRun(createTemplateDocument, {
    onDone: () => {
      unsaved.finish()
      const title = fillMessage(templateMessages['templates.made'], { name })
      toasts.show({ title, tone: 'success' })
    },
  })
  const draft = useServerDraft(template)
  const unsaved = useUnsavedAnswers(template)
  const review = evaluateDocumentReview(contract)

  const [machine] = useState(() =>
    templateFormMachine.provide({
      actors: {
        createDocument: fromPromise<{ demandId: string | null }, NewDocument>(async ({ input }) => {
          // A save under way would recreate the draft after the document is made.
          draft.send({ type: 'CLOSE' })
          await waitFor(draft, (state) => state.matches('closed'))
          try {
            return await make.mutateAsync({ id, ...input })
          } catch (error) {
            draft.send({ type: 'REOPEN' })
            throw error
          }
        }),
      },
    }),
  )
  const form = useActorRef(machine, {
    input: { fields, answers: unsaved.restored, canReview: review.allowed },
  })
  const state = useSelector(form, (snapshot) => snapshot)
  const draftState = useSelector(draft, (snapshot) => snapshot)
  const { answers, pages, made } = state.context
  const { isFirst: _isFirst, toast: _toast, ...step } = toTemplateStep(state.context)

  useWizardStep({
    wanted,
    current: step.page,
    goTo: (page) => {
      form.send({ type: 'GO_TO', page })
      return form.getSnapshot().context.page
    },
    onStep: (page, { replace }) =>
      navigate({
        to: '/tools/templates/$templateId/questions',
        params: { templateId: id },
        search: templateFormSearch.addressOf({ page }),
        replace,
      }),
  })

  const save = () => {
    draft.send({ type: 'BLUR', answers: form.getSnapshot().context.answers })
  }
  useDraftElsewhere(id, form, draft)
  const keepUnsaved = useEffectEvent(() => {
    if (made === null) unsaved.keep(answers, draftState.context.kept ?? {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of them changes
  useEffect(() => keepUnsaved(), [answers, draftState.context.kept, made])
  const saveRestored = useEffectEvent(() => {
    if (!areAnswersSent(draft.getSnapshot(), unsaved.restored)) save()
  })
  useEffect(() => saveRestored(), [])

  const tellRefusal = () => {
    const { toast } = toTemplateStep(form.getSnapshot().context)
    if (toast !== null) toasts.show({ title: toast, tone: 'error' })
  }
  const view: Omit<TemplateFormViewProps, 'template'> = {
    ...step,
    answers,
    pages,
    answered: new Set(fields.filter((field) => answers[field.name]?.trim()).map((f) => f.name)),
    status: toDraftStatusText(draftState, conventions.timeZone),
    canReview: review.allowed,
    isMaking: state.hasTag('busy'),
    isFailed: make.isError && !state.hasTag('busy'),
    onAnswer: (field, answer) => {
      form.send({ type: 'ANSWER', name: field.name, answer })
      // Choosing a day in the calendar causes no blur.
      if (field.type === 'date') save()
    },
    onLeave: save,
    onBack: () => form.send({ type: 'BACK' }),
    onNext: () => {
      form.send({ type: 'NEXT' })
      tellRefusal()
    },
    onSubmit: () => {
      form.send({ type: 'SUBMIT' })
      if (form.getSnapshot().matches('filling')) tellRefusal()
    },
  }
  return {
    view,
    made,
    /** Something was typed that is neither saved nor being saved, and that the browser does not store. */
    isUnsaved: made === null && unsaved.isUnkept && !areAnswersSent(draftState, answers),
    isAsking: state.matches('asking'),
    onReview: (wanted: boolean) => form.send({ type: 'REVIEW', wanted }),
    onDismiss: () => form.send({ type: 'DISMISS' }),
    /** Navigates to the document that was made. */
    goOn: () => {
      if (made === null) return
      navigate({ to: toPathAfterDocument(made), replace: true })
    },
  }
}
