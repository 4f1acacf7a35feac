import { useLocation, useRouter } from '@tanstack/react-router'
import { isPaymentLate, type PaymentContact } from '@tramite/core/access'
import { mayExportData } from '@tramite/core/exports'
import { openSessionMessages, shellMessages } from '@tramite/core/messages'
import { listSidebarEntries, toListAfterSwitch, toShellSection } from '@tramite/core/shell'
import {
  type Businesses,
  BusinessProvider,
  TramiteProvider,
  useApp,
  useBusinesses,
  useCurrentViewer,
  useLiveData,
  useSessionEnd,
  type Viewer,
  ViewerProvider,
} from '@tramite/react'
import type { App } from '@tramite/react/ports'
import { CalendarTimeZone } from '@tramite/ui/CalendarTimeZone'
import { AppShell, LoadFailed, LoadingScreen } from '@tramite/ui/shell'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { toShellFirm } from '../integrations/firm.ts'
import { forgetSession } from '../session/forget-session.ts'
import { useSignOutDialog } from '../session/use-sign-out-dialog.tsx'
import { lazyPart } from './lazy-part.ts'
import { LatePaymentContact } from './payment-contact.ts'
import { useContractLine } from './use-contract-line.ts'
import { useNotificationPanel } from './use-notification-panel.ts'
import { usePrepareNext } from './use-prepare-next.ts'
import { useWaitingCount } from './use-waiting-count.ts'

/** Only adds the link to the payment next to the contract line, which is shown without it. */
const LatePayment = lazyPart(() => import('./late-payment.ts'))
const SessionOverlays = lazyPart(() => import('../overlays/session-overlays.tsx'))

const NoPages = lazy(() => import('./no-pages.tsx'))

interface AppLayoutProps {
  app: App
  /**
   * Called when the session has expired on a page that is open to everyone: it is shown regardless of the
   * contract and the businesses, and stays.
   */
  onPublicExpiry?: () => void
  children: ReactNode
}

/** The shell around every page behind sign-in, and around public ones with a session. */
export function AppLayout({ app, onPublicExpiry, children }: AppLayoutProps) {
  return (
    <TramiteProvider app={app}>
      <SessionLayout onPublicExpiry={onPublicExpiry}>{children}</SessionLayout>
    </TramiteProvider>
  )
}

/**
 * Redirects to sign-in when the session ends. After an expiry that page gives the reason, and the visitor
 * returns to where they were, or stays if the page needs no session.
 */
function useWayOut(onPublicExpiry: (() => void) | undefined): void {
  const router = useRouter()
  useSessionEnd(async (reason) => {
    forgetSession()
    const isExpired = reason === 'expired'
    if (isExpired && onPublicExpiry) return onPublicExpiry()
    const search = isExpired ? { returnTo: router.state.location.href } : {}
    const state = isExpired ? { failure: openSessionMessages['session.expired'] } : {}
    // Nothing on the page can be saved any more: it does not ask the user to stay.
    await router.navigate({ to: '/signIn', search, state, ignoreBlocker: true })
  })
}

function SessionLayout({ onPublicExpiry, children }: Omit<AppLayoutProps, 'app'>) {
  useWayOut(onPublicExpiry)
  const businesses = useBusinesses()
  const viewer = useCurrentViewer(businesses.open)
  if (!viewer) return <LoadingScreen />
  return (
    <ViewerProvider viewer={viewer}>
      <ViewerLayout viewer={viewer} businesses={businesses} isPublic={onPublicExpiry !== undefined}>
        {children}
      </ViewerLayout>
    </ViewerProvider>
  )
}

interface ViewerLayoutProps {
  viewer: Viewer
  businesses: Businesses
  isPublic: boolean
  children: ReactNode
}

function ViewerLayout({ viewer, businesses, isPublic, children }: ViewerLayoutProps) {
  const router = useRouter()
  const { pathname } = useLocation()
  const { ports, leaving } = useApp()
  const { user, access } = viewer
  const [payment, setPayment] = useState<PaymentContact>({})
  const { signOut, dialog } = useSignOutDialog()
  const businessId = businesses.active?.id
  useLiveData(user.id)
  usePrepareNext(user.id)

  const wanted = useRef<string>(undefined)
  const switchTo = async (id: string) => {
    // Not left to the router, which asks nothing if the page stays.
    if (!(await leaving.mayLeave())) return
    wanted.current = id
    // The path of the page that is shown: the address may already be the next one.
    const list = toListAfterSwitch(router.state.resolvedLocation?.pathname ?? pathname)
    // The detail page has to go first: it would look for its demand in the new business.
    if (list) await router.navigate({ href: list, ignoreBlocker: true })
    if (wanted.current === id && ports.session.session()) businesses.open(id)
  }

  return (
    <>
      <AppShell
        firm={toShellFirm(ports.firm)}
        user={{
          name: user.name,
          occupation: user.customFields.occupation ?? undefined,
          canExport: mayExportData(user, access),
        }}
        current={toShellSection(pathname)}
        entries={listSidebarEntries(user)}
        waitingCount={useWaitingCount(Boolean(businessId) && access.demandActions.allowed)}
        businesses={[...businesses.all]}
        isLoadingBusinesses={businesses.state === 'loading' && businesses.all.length === 0}
        businessId={businessId}
        onBusinessChange={switchTo}
        notifications={useNotificationPanel(access.visible)}
        contractLine={useContractLine(payment)}
        canCreateDemand={access.demandCreation.allowed && Boolean(businessId)}
        onSignOut={signOut}
      >
        <LatePaymentContact value={payment}>
          <CalendarTimeZone value={viewer.conventions.timeZone}>
            {isPublic ? (
              children
            ) : (
              <Content viewer={viewer} businesses={businesses} onSignOut={signOut}>
                {children}
              </Content>
            )}
          </CalendarTimeZone>
        </LatePaymentContact>
      </AppShell>
      {dialog}
      <Suspense>
        <SessionOverlays businesses={businesses} />
      </Suspense>
      {isPaymentLate(viewer.contract) && (
        <Suspense>
          <LatePayment onContact={setPayment} />
        </Suspense>
      )}
    </>
  )
}

interface ContentProps {
  viewer: Viewer
  businesses: Businesses
  onSignOut: () => void
  children: ReactNode
}

function Content({ viewer, businesses, onSignOut, children }: ContentProps) {
  const { active, state, isRetrying, onRetry } = businesses
  const { visible } = viewer.access
  const hasPages = visible && viewer.user.Customer !== null
  if (state === 'loading' && hasPages) return <LoadingScreen />
  if (state === 'failed' && hasPages) {
    const title = shellMessages['businesses.loadFailed']
    return <LoadFailed title={title} isRetrying={isRetrying} onRetry={onRetry} />
  }
  if (!visible || !active)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <NoPages onSignOut={onSignOut}>{children}</NoPages>
      </Suspense>
    )
  return (
    <BusinessProvider id={active.id}>
      <div>{children}</div>
    </BusinessProvider>
  )
}
