import { createFileRoute } from '@tanstack/react-router'
import { BusinessesPage } from '../businesses/businesses-page.tsx'

export const Route = createFileRoute('/_app/business/')({ component: BusinessesPage })
