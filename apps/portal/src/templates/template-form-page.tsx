import { findMadeSince, type MakingStart, type Template } from '@tramite/core/templates'
import { useViewer } from '@tramite/react'
import { TemplateFormView } from '@tramite/ui/templates/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { useLeaveDialog } from '../providers/use-leave-dialog.tsx'
import { useTemplateForm } from './use-template-form.ts'

const ReviewDialog = lazyDialog(async () => ({
  default: (await import('@tramite/ui/templates/dialogs')).ReviewDialog,
}))

interface TemplateFormPageProps {
  template: Template
  /** The page in the address, from 0. */
  wanted: number
}

/** The name of a document that was made since the last attempt to make one began; null if none was. */
function useCame(documents: Template['documents'], isMaking: boolean): string | null {
  const { now } = useViewer()
  const [attempt, setAttempt] = useState<{ isMaking: boolean; start: MakingStart | null }>({
    isMaking: false,
    start: null,
  })
  if (attempt.isMaking !== isMaking) {
    setAttempt({ isMaking, start: isMaking ? { at: now(), documents } : attempt.start })
  }
  return attempt.start && (findMadeSince(documents, attempt.start)?.name ?? null)
}

/**
 * The form of a document. Changes that the firm makes to the template meanwhile are shown at the next visit.
 * If they prevent the document from being made, the form reports that.
 */
export function TemplateFormPage({ template: current, wanted }: TemplateFormPageProps) {
  const [template] = useState(current)
  const form = useTemplateForm(template, wanted)
  const guard = useLeaveDialog(form.isUnsaved, 'draft')
  const goOn = useEffectEvent(form.goOn)
  const isMade = form.made !== null
  const came = useCame(current.documents, form.view.isMaking)
  useEffect(() => {
    if (isMade) goOn()
  }, [isMade])
  return (
    <>
      <TemplateFormView {...form.view} template={template} came={came} />
      {guard}
      {form.isAsking && <ReviewDialog isOpen onAnswer={form.onReview} onClose={form.onDismiss} />}
    </>
  )
}
