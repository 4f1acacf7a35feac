import type { LegalDocument, LegalFirm } from '@tramite/core/legal'
import { type Ports, usePorts } from '@tramite/react/ports'
import { LegalDocumentView, LegalFrame, type LegalPath } from '@tramite/ui/legal'
import { focusPageTitle, LoadingScreen } from '@tramite/ui/shell'
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react'
import { toShellFirm } from '../integrations/firm.ts'

// A visitor who reads a document does not pay for the portal around it.
const AppLayout = lazy(async () => ({
  default: (await import('../providers/app-layout.tsx')).AppLayout,
}))

/** The portal's own layout, once there is what it stands on. */
function PortalAround({ ports, children }: { ports: Ports; children: ReactNode }) {
  return (
    <AppLayout app={use(ports.app())} isPublic>
      {children}
    </AppLayout>
  )
}

const PublicOverlays = lazy(async () => ({
  default: (await import('../overlays/public-overlays.tsx')).PublicOverlays,
}))

/** What opens by itself, over a page that does not stand in the portal's own layout. */
function OverlaysAbove({ ports }: { ports: Ports }) {
  return <PublicOverlays app={use(ports.app())} />
}

export interface LegalPageProps {
  path: LegalPath
  /** Writes the document for the firm of this page. */
  create: (firm: LegalFirm) => LegalDocument
  /** With a session the document stands in the portal's own layout. */
  isPartOfPortal?: boolean
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
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else focusPageTitle()
  }, [])
  return children
}

/** A legal document, open to everyone. */
export function LegalPage({ path, create, isPartOfPortal = false, children }: LegalPageProps) {
  const ports = usePorts()
  const { firm, session } = ports
  const isSignedIn = session.session() !== null
  const text = (
    <AtAnchor>
      <LegalDocumentView document={create(firm)}>{children}</LegalDocumentView>
    </AtAnchor>
  )
  if (isSignedIn && isPartOfPortal) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PortalAround ports={ports}>{text}</PortalAround>
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
