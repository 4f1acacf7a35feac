import { useNavigate } from '@tanstack/react-router'
import { fillMessage, templateMessages } from '@tramite/core/messages'
import {
  areAnswersSent,
  evaluateDocumentReview,
  keepUnsavedAnswers,
  openTemplateFilling,
  type Template,
  type TemplateFilling,
  templateUnsavedDraft,
  toDraftStatusText,
  toKnownAnswers,
  toLeftAnswers,
  toPathAfterDocument,
  toTemplateStep,
  withUnsavedAnswers,
} from '@tramite/core/templates'
import { useApp, useDraft, useViewer, useWizardStep } from '@tramite/react'
import type { TemplateFormViewProps } from '@tramite/ui/templates/form'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { templateFormSearch } from './templates-search.ts'

/**
 * When a page is hidden, what was typed is sent; when it is shown again, what was typed elsewhere is taken
 * over.
 */
function useFollowedPage({ saveTyped, refresh }: TemplateFilling): void {
  useEffect(() => {
    const onChange = () => {
      // Phones close a page without warning: what has been typed is sent now.
      if (document.visibilityState === 'hidden') saveTyped()
      else void refresh()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [saveTyped, refresh])
}

/**
 * Unsaved input, stored in the browser: it is back in the form after a reload, a lost connection or an
 * expired session, and is saved then.
 */
function useUnsavedAnswers({ id, fields, documents, draft }: Template) {
  // Input for a document that has since been made belongs to no other.
  const [newest] = documents
  const field = useDraft(templateUnsavedDraft, { id, occasion: newest?.id ?? '' })
  const [restored] = useState(() => withUnsavedAnswers(draft?.templateAnswers ?? {}, field.values))
  const [known] = useState(
    () => draft && { templateAnswers: toKnownAnswers(draft.templateAnswers, field.values) },
  )
  const [left, setLeft] = useState(() => toLeftAnswers(fields, field.values))
  const [keep] = useState(() => keepUnsavedAnswers(field.draft))
  return {
    /** The answers with which the form opens. */
    restored,
    /** The draft that they were typed over. */
    known,
    /** Those whose fields the firm has taken away. */
    left,
    discardLeft: () => setLeft({}),
    keep,
    finish: field.draft.finish,
    /** The browser does not store them. */
    isUnstored: field.isUnstored,
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
  const { tramite, ports } = useApp()
  const { toasts } = ports
  const navigate = useNavigate()
  const unsaved = useUnsavedAnswers(template)
  const review = evaluateDocumentReview(contract)
  const [filling] = useState(() =>
    openTemplateFilling(
      tramite,
      { id, fields, draft: unsaved.known },
      {
        answers: unsaved.restored,
        canReview: review.allowed,
        // Also for a user who has left the page by then.
        onMade: () => {
          unsaved.finish()
          const title = fillMessage(templateMessages['templates.made'], { name })
          toasts.show({ title, tone: 'success' })
        },
      },
    ),
  )
  const { form, draft, leaveField, saveTyped, takeTheirs } = filling
  const state = useSelector(form, (snapshot) => snapshot)
  const draftState = useSelector(draft, (snapshot) => snapshot)
  const { answers, pages, made } = state.context
  const { kept, untaken, theirs } = draftState.context
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

  useFollowedPage(filling)
  const keepUnsaved = useEffectEvent(() => {
    if (made === null) unsaved.keep({ ...unsaved.left, ...answers }, kept ?? {}, untaken)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of them changes
  useEffect(() => keepUnsaved(), [answers, kept, untaken, unsaved.left, made])
  // What was restored.
  useEffect(() => saveTyped(), [saveTyped])

  const showRefusal = () => {
    const { toast } = toTemplateStep(form.getSnapshot().context)
    if (toast !== null) toasts.show({ title: toast, tone: 'error' })
  }
  const view: Omit<TemplateFormViewProps, 'template' | 'came'> = {
    ...step,
    answers,
    pages,
    status: toDraftStatusText(draftState, conventions.timeZone),
    canReview: review.allowed,
    isMaking: state.hasTag('busy'),
    left: [
      ...Object.entries(unsaved.left).map(([name, answer]) => ({ name, label: null, answer })),
      ...fields
        .filter((field) => Object.hasOwn(untaken, field.name) && answers[field.name]?.trim())
        .map((field) => ({ ...field, answer: answers[field.name] ?? '' })),
    ],
    conflict: draftState.matches('conflict')
      ? { theirs, onKeepMine: () => draft.send({ type: 'KEEP_MINE' }), onTakeTheirs: takeTheirs }
      : null,
    onDiscardLeft: Object.keys(unsaved.left).length > 0 ? unsaved.discardLeft : undefined,
    onAnswer: (field, answer) => {
      form.send({ type: 'ANSWER', name: field.name, answer })
      // Choosing a day in the calendar causes no blur.
      if (field.type === 'date') leaveField()
    },
    onLeave: (field) => {
      form.send({ type: 'LEAVE', name: field })
      leaveField()
    },
    onBack: () => form.send({ type: 'BACK' }),
    onNext: () => {
      form.send({ type: 'NEXT' })
      showRefusal()
    },
    onRefuse: () => form.send({ type: 'CHECK' }),
    onSubmit: () => {
      form.send({ type: 'SUBMIT' })
      if (form.getSnapshot().matches('filling')) showRefusal()
    },
  }
  return {
    view,
    made,
    /** Something was typed that is neither saved nor being saved, and that the browser does not store. */
    isUnsaved: made === null && unsaved.isUnstored && !areAnswersSent(draftState, answers),
    isAsking: state.matches('asking'),
    onReview: (wanted: boolean) => {
      form.send({ type: 'REVIEW', wanted })
      if (form.getSnapshot().matches('filling')) showRefusal()
    },
    onDismiss: () => form.send({ type: 'DISMISS' }),
    /** Navigates to the document that was made. */
    goOn: () => {
      if (made === null) return
      navigate({ to: toPathAfterDocument(made), replace: true })
    },
  }
}
