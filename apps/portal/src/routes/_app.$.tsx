import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '@tramite/ui/shell'

// Behind sign-in like the pages it replaces: afterwards the visitor returns to their address.
export const Route = createFileRoute('/_app/$')({ component: PageNotFound })
