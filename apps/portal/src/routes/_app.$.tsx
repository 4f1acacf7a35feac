import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '@tramite/ui/shell'

// Behind sign-in like the pages that it stands for: after it the visitor is back at their address.
export const Route = createFileRoute('/_app/$')({ component: PageNotFound })
