import { TramiteProvider, useCurrentViewer, ViewerProvider } from '@tramite/react'
import type { App } from '@tramite/react/ports'
import { SessionOverlays } from './session-overlays.tsx'

const stay = () => undefined

function OfViewer() {
  const viewer = useCurrentViewer(stay)
  if (!viewer) return null
  return (
    <ViewerProvider viewer={viewer}>
      <SessionOverlays />
    </ViewerProvider>
  )
}

/** Whatever opens by itself above a public page for a signed-in user. */
export function PublicOverlays({ app }: { app: App }) {
  return (
    <TramiteProvider app={app}>
      <OfViewer />
    </TramiteProvider>
  )
}
