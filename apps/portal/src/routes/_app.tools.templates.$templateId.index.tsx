import { createFileRoute } from '@tanstack/react-router'
import { useDocumentDownloads, useViewer } from '@tramite/react'
import { TemplateState, TemplateView } from '@tramite/ui/templates'
import { useDocumentHref } from '../documents/document-address.ts'
import { useTemplate } from '../templates/use-template.ts'
import { useTemplateDocuments } from '../templates/use-template-documents.ts'

export const Route = createFileRoute('/_app/tools/templates/$templateId/')({
  component: TemplateRoute,
})

function TemplateRoute() {
  const { templateId } = Route.useParams()
  const { template, ...state } = useTemplate(templateId)
  const { timeZone } = useViewer().conventions
  const toDocumentHref = useDocumentHref()
  const downloads = useDocumentDownloads()
  const wordDownloads = useDocumentDownloads('docx')
  const made = useTemplateDocuments(templateId, template?.documents ?? [])
  if (!template) return <TemplateState {...state} />
  return (
    <TemplateView {...{ template, timeZone, downloads, wordDownloads, toDocumentHref, ...made }} />
  )
}
