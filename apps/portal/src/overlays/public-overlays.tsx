import { TramiteProvider, useCurrentViewer, useSessionEnd, ViewerProvider } from '@tramite/react'
import type { App } from '@tramite/react/ports'
import { forgetSession } from '../session/forget-session.ts'
import SessionOverlays from './session-overlays.tsx'

interface PublicOverlaysProps {
  app: App
  /** Called when the session has ended: the page stays, as a visitor sees it. */
  onEnd: () => void
}

function OfViewer({ onEnd }: Pick<PublicOverlaysProps, 'onEnd'>) {
  useSessionEnd(() => {
    forgetSession()
    onEnd()
  })
  const viewer = useCurrentViewer()
  if (!viewer) return null
  return (
    <ViewerProvider viewer={viewer}>
      <SessionOverlays />
    </ViewerProvider>
  )
}

/** The overlays that open automatically above a public page for a signed-in user. */
export default function PublicOverlays({ app, onEnd }: PublicOverlaysProps) {
  return (
    <TramiteProvider app={app}>
      <OfViewer onEnd={onEnd} />
    </TramiteProvider>
  )
}
