import type { LegalDocument, LegalTextKey } from '@tramite/core/legal'
import { type Ports, usePorts } from '@tramite/react/ports'
import { AcceptanceCard, LegalDocumentView, LegalFrame, type LegalPath } from '@tramite/ui/legal'
import { focusPageTitle, LoadingScreen } from '@tramite/ui/shell'
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { toShellFirm } from '../integrations/firm.ts'
import { lazyPart } from '../providers/lazy-part.ts'

// Visitors who read a document do not load the portal around it.
const AppLayout = lazy(async () => ({
  default: (await import('../providers/app-layout.tsx')).AppLayout,
}))

/** The portal's own layout, after its dependencies have loaded. */
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

const OwnAcceptance = lazyPart(() => import('./own-acceptance.tsx'))

const PublicOverlays = lazyPart(() => import('../overlays/public-overlays.tsx'))

/** Overlays that open automatically above a page without the portal's own layout. */
function OverlaysAbove({ ports, onEnd }: { ports: Ports; onEnd: () => void }) {
  return <PublicOverlays app={use(ports.app())} onEnd={onEnd} />
}

export interface LegalPageProps {
  path: LegalPath
  document: LegalDocument
  /** With a session the document is shown in the portal's own layout. */
  isPartOfPortal?: boolean
  /** The legal text that signed-in readers accept on this page. */
  accepted?: LegalTextKey
  /** The actions that the reader has. */
  children?: ReactNode
}

/**
 * Scrolls to the section named in the address once it is there: the browser has looked for it before the
 * layout around the document was loaded.
 */
function AtAnchor({ children }: { children: ReactNode }) {
  useEffect(() => {
    // With an anchor, reading continues there.
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
  const showAsVisitor = () => setSignedIn(false)
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
        <PortalAround ports={ports} onPublicExpiry={showAsVisitor}>
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
          <OverlaysAbove ports={ports} onEnd={showAsVisitor} />
        </Suspense>
      )}
    </>
  )
}
