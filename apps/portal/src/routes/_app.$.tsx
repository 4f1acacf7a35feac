import { createFileRoute, useLocation } from '@tanstack/react-router'
import { OtherPage } from '../areas/other-page.tsx'

// Behind sign-in like the pages that it stands for: after it the visitor is back at their address.
export const Route = createFileRoute('/_app/$')({ component: OtherRoute })

function OtherRoute() {
  const { pathname } = useLocation()
  return <OtherPage pathname={pathname} />
}
