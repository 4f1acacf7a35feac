import { createFileRoute } from '@tanstack/react-router'
import { type Document, downloadDocument } from '@tramite/core/documents'
import { useApp, useDownloads, useViewer } from '@tramite/react'
import { TemplateState, TemplateView } from '@tramite/ui/templates'
import { useDocumentHref } from '../documents/document-address.ts'
import { useTemplate } from '../templates/use-template.ts'

export const Route = createFileRoute('/_app/tools/templates/$templateId/')({
  component: TemplateRoute,
})

function TemplateRoute() {
  const { templateId } = Route.useParams()
  const { tramite } = useApp()
  const { template, ...state } = useTemplate(templateId)
  const { timeZone } = useViewer().conventions
  const toDocumentHref = useDocumentHref()
  const downloads = useDownloads(({ id }: Document) =>
    tramite.query(downloadDocument, { id }).queryFn(),
  )
  if (!template) return <TemplateState {...state} />
  return <TemplateView {...{ template, timeZone, downloads, toDocumentHref }} />
}
