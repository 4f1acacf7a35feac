import { createFileRoute } from '@tanstack/react-router'
import { ExportPage } from '@tramite/ui/exports'
import { useDataExport } from '../exports/use-data-export.ts'

export const Route = createFileRoute('/_app/export')({ component: ExportRoute })

function ExportRoute() {
  return <ExportPage {...useDataExport()} />
}
