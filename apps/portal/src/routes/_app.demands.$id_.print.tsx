import { createFileRoute } from '@tanstack/react-router'
import { DemandNotFound } from '@tramite/ui/demands/detail'
import { isDemandId } from '../demand-detail/demand-reads.ts'
import { DemandDocumentPage } from '../demand-print/demand-document-page.tsx'

export const Route = createFileRoute('/_app/demands/$id_/print')({ component: DemandDocumentRoute })

function DemandDocumentRoute() {
  const { id } = Route.useParams()
  return isDemandId(id) ? <DemandDocumentPage key={id} id={id} /> : <DemandNotFound />
}
