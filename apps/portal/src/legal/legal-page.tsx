import type { LegalDocument, LegalTextKey } from '@tramite/core/legal'
import { type Ports, usePorts } from '@tramite/react/ports'
import { AcceptanceCard, LegalDocumentView, LegalFrame, type LegalPath } from '@tramite/ui/legal'
import { focusPageTitle, LoadingScreen } from '@tramite/ui/shell'
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { toShellFirm } from '../integrations/firm.ts'

// A visitor who reads a document does not pay for the portal around it.
const AppLayout = lazy(async () => ({
  default: (await import('../providers/app-layout.tsx')).AppLayout,
}))

/** The portal's own layout, once there is what it stands on. */
function PortalAround({
  ports,
  ...page
}: {
  ports: Ports
  onPublicExpiry: () => void
  children: ReactNode
}) {
  return <AppLayout app={use(ports.app())} {...page} />
}

const OwnAcceptance = lazy(async () => ({
  default: (await import('./own-acceptance.tsx')).OwnAcceptance,
}))

const PublicOverlays = lazy(async () => ({
  default: (await import('../overlays/public-overlays.tsx')).PublicOverlays,
}))

/** What opens by itself, over a page that does not stand in the portal's own layout. */
function OverlaysAbove({ ports }: { ports: Ports }) {
  return <PublicOverlays app={use(ports.app())} />
}

export interface LegalPageProps {
  path: LegalPath
  document: LegalDocument
  /** With a session the document stands in the portal's own layout. */
  isPartOfPortal?: boolean
  /** What the document is accepted as, by who has a session. */
  accepted?: LegalTextKey
  /** What the reader can do about it. */
  children?: ReactNode
}

/**
 * Takes the reader to the section that the address names, once it is there: the browser has looked for it
 * before the layout around the document was loaded.
 */
function AtAnchor({ children }: { children: ReactNode }) {
  useEffect(() => {
    // An anchor has its own place to go on reading from.
    const { hash } = window.location
    if (hash) window.document.getElementById(hash.slice(1))?.scrollIntoView()
    else focusPageTitle()
  }, [])
  return children
}

/** A legal document, open to everyone. */
export function LegalPage({
  path,
  document,
  isPartOfPortal = false,
  accepted,
  children,
}: LegalPageProps) {
  const ports = usePorts()
  const { firm, session } = ports
  const [isSignedIn, setSignedIn] = useState(() => session.session() !== null)
  const text = (
    <AtAnchor>
      <LegalDocumentView document={document}>
        {children}
        {isSignedIn && accepted && (
          <Suspense fallback={<AcceptanceCard acceptedAt="loading" />}>
            <OwnAcceptance document={accepted} version={document.revised} />
          </Suspense>
        )}
      </LegalDocumentView>
    </AtAnchor>
  )
  if (isSignedIn && isPartOfPortal) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PortalAround ports={ports} onPublicExpiry={() => setSignedIn(false)}>
          {text}
        </PortalAround>
      </Suspense>
    )
  }
  return (
    <>
      <LegalFrame firm={toShellFirm(firm)} current={path} isSignedIn={isSignedIn}>
        {text}
      </LegalFrame>
      {isSignedIn && (
        <Suspense>
          <OverlaysAbove ports={ports} />
        </Suspense>
      )}
    </>
  )
}
