import type { Template } from '@tramite/core/templates'
import { TemplateFormView } from '@tramite/ui/templates/form'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLeaveGuard } from '../providers/use-leave-guard.tsx'
import { useTemplateForm } from './use-template-form.ts'

const ReviewDialog = lazy(() =>
  import('@tramite/ui/templates/dialogs').then((module) => ({ default: module.ReviewDialog })),
)

/** The form of a document. What the firm changes in the template meanwhile comes with the next visit. */
export function TemplateFormPage({ template: current }: { template: Template }) {
  const [template] = useState(current)
  const form = useTemplateForm(template)
  const guard = useLeaveGuard(form.isUnsaved, 'input')
  const goOn = useEffectEvent(form.goOn)
  const isMade = form.made !== null
  useEffect(() => {
    if (isMade) goOn()
  }, [isMade])
  return (
    <>
      <TemplateFormView {...form.view} template={template} />
      {guard}
      <Suspense>
        {form.isAsking && <ReviewDialog isOpen onAnswer={form.onReview} onClose={form.onDismiss} />}
      </Suspense>
    </>
  )
}
