import { createFileRoute } from '@tanstack/react-router'
import { MarkImportPage } from '../marks/mark-import-page.tsx'

export const Route = createFileRoute('/_app/tools/marks/import')({ component: MarkImportPage })
