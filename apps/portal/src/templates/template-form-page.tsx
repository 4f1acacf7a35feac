import type { Template } from '@tramite/core/templates'
import { TemplateFormView } from '@tramite/ui/templates/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadedDialog } from '../providers/loaded-dialog.tsx'
import { useLeaveDialog } from '../providers/use-leave-dialog.tsx'
import { useTemplateForm } from './use-template-form.ts'

const ReviewDialog = loadedDialog(async () => ({
  default: (await import('@tramite/ui/templates/dialogs')).ReviewDialog,
}))

interface TemplateFormPageProps {
  template: Template
  /** The page in the address, from 0. */
  wanted: number
}

/**
 * The form of a document. Changes that the firm makes to the template meanwhile show at the next visit, and a document
 * that they keep from being made says so.
 */
export function TemplateFormPage({ template: current, wanted }: TemplateFormPageProps) {
  const [template] = useState(current)
  const form = useTemplateForm(template, wanted)
  const guard = useLeaveDialog(form.isUnsaved, 'draft')
  const goOn = useEffectEvent(form.goOn)
  const isMade = form.made !== null
  const [newest] = current.documents
  const isNew = newest !== undefined && newest.id !== template.documents[0]?.id
  useEffect(() => {
    if (isMade) goOn()
  }, [isMade])
  return (
    <>
      <TemplateFormView {...form.view} template={template} came={isNew ? newest.name : null} />
      {guard}
      {form.isAsking && <ReviewDialog isOpen onAnswer={form.onReview} onClose={form.onDismiss} />}
    </>
  )
}
