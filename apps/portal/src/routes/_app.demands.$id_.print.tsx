import { createFileRoute } from '@tanstack/react-router'
import { isId } from '@tramite/react/search'
import { DemandNotFound } from '@tramite/ui/demands/detail'
import { DemandDocumentPage } from '../demand-print/demand-document-page.tsx'

export const Route = createFileRoute('/_app/demands/$id_/print')({ component: DemandDocumentRoute })

function DemandDocumentRoute() {
  const { id } = Route.useParams()
  return isId(id) ? <DemandDocumentPage key={id} id={id} /> : <DemandNotFound />
}
