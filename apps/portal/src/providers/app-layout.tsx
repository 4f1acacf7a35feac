import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { mayExportData } from '@tramite/core/exports'
import { shellMessages } from '@tramite/core/messages'
import type { SessionUser } from '@tramite/core/session'
import { toShellSection } from '@tramite/core/shell'
import { AppShell, LoadFailed, LoadingScreen, NoBusiness } from '@tramite/ui/shell'
import { type ReactNode, useMemo } from 'react'
import { useLiveData } from '../integrations/events.ts'
import { firm, shellFirm } from '../integrations/firm.ts'
import { queryClient } from '../integrations/query-client.ts'
import { useBusiness } from '../session/use-business.ts'
import { useSession } from '../session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.tsx'
import { PortalProvider } from './portal-context.tsx'
import { toConventions, toPortal } from './to-portal.ts'
import { useContractLine } from './use-contract-line.ts'
import { useDay } from './use-day.ts'
import { useNotificationPanel } from './use-notification-panel.ts'
import { useWaitingCount } from './use-waiting-count.ts'

interface AppLayoutProps {
  /** The page is open to everyone: it shows whatever the contract and the businesses say. */
  isPublic?: boolean
  children: ReactNode
}

/** The shell around every page behind sign-in, and around public ones with a session. */
export function AppLayout({ isPublic = false, children }: AppLayoutProps) {
  const { user, signOut } = useSession()
  if (!user) return <LoadingScreen />
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInLayout user={user} onSignOut={signOut} isPublic={isPublic}>
        {children}
      </SignedInLayout>
    </QueryClientProvider>
  )
}

interface SignedInLayoutProps {
  user: SessionUser
  onSignOut: () => void
  isPublic: boolean
  children: ReactNode
}

function SignedInLayout({ user, onSignOut, isPublic, children }: SignedInLayoutProps) {
  const { pathname } = useLocation()
  const business = useBusiness()
  const { open } = business
  const { signOut, dialog } = useSignOut(user, onSignOut)
  const conventions = useMemo(() => toConventions(firm), [])
  const day = useDay(conventions)
  const portal = useMemo(
    () => toPortal({ user, conventions, day, openBusiness: open }),
    [user, conventions, day, open],
  )
  const businessId = business.active?.id
  useLiveData(businessId ?? '')

  return (
    <PortalProvider portal={portal}>
      <AppShell
        firm={shellFirm}
        user={{
          name: user.name,
          occupation: user.customFields.occupation ?? undefined,
          canExport: mayExportData(user, portal.access),
        }}
        current={toShellSection(pathname)}
        isSuperAdmin={user.customerSuperAdmin}
        waitingCount={useWaitingCount(Boolean(businessId))}
        businesses={business.businesses}
        businessId={businessId}
        onBusinessChange={business.select}
        notifications={useNotificationPanel(portal)}
        contractLine={useContractLine(portal)}
        canCreateDemand={portal.access.demandCreation.allowed && Boolean(businessId)}
        onSignOut={signOut}
      >
        {isPublic ? (
          children
        ) : (
          <Content business={business} isVisible={portal.access.visible}>
            {children}
          </Content>
        )}
      </AppShell>
      {dialog}
    </PortalProvider>
  )
}

interface ContentProps {
  business: ReturnType<typeof useBusiness>
  /** False for customers who have left: they see nothing in place of the content. */
  isVisible: boolean
  children: ReactNode
}

function Content({ business: { query, active }, isVisible, children }: ContentProps) {
  if (!isVisible) return null
  if (query.isPending) return <LoadingScreen />
  if (query.isError && !active) {
    return (
      <LoadFailed
        title={shellMessages['businesses.loadFailed']}
        isRetrying={query.isFetching}
        onRetry={() => query.refetch()}
      />
    )
  }
  if (!active)
    return <NoBusiness contactEmail={firm.contactEmail} messagingHref={firm.messagingUrl} />
  // Another business is another portal: nothing on the page outlives the switch.
  return <div key={active.id}>{children}</div>
}
