import { isNotFound } from '@tramite/core/http'
import { useApp, useBusinesses, useViewer } from '@tramite/react'
import { Skeleton } from '@tramite/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { MissingDemand } from '../demand-detail/missing-demand.tsx'
import { useForecastFrame } from '../demand-detail/use-forecast-frame.ts'
import { usePrintableDemand } from './use-printable-demand.ts'

// Loaded while the demand is gathered.
const DemandDocument = lazy(() =>
  import('@tramite/ui/demands/print').then((module) => ({ default: module.DemandDocument })),
)

/** A demand as a document, to be printed or saved as a PDF. */
export function DemandDocumentPage({ id }: { id: string }) {
  const { user } = useViewer()
  const { firm } = useApp().ports
  const { printable, readAt, members, error, onRetry, isRetrying } = usePrintableDemand(id)
  const frame = useForecastFrame(readAt)
  const businesses = useBusinesses().all
  const business = businesses.find(({ id: own }) => own === printable?.demand.businessId)
  if (isNotFound(error)) return <MissingDemand id={id} />
  return (
    <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
      <DemandDocument
        printable={printable}
        frame={frame}
        context={{
          customerName: user.Customer?.name ?? null,
          businessName: business?.name,
          ...members,
        }}
        firmName={firm.name}
        viewerName={user.name}
        onPrint={() => window.print()}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </Suspense>
  )
}
