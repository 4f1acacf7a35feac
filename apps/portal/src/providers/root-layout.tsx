import { useRouter } from '@tanstack/react-router'
import { PortsProvider } from '@tramite/react/ports'
import { DialogWatchProvider } from '@tramite/ui/DialogWatchProvider'
import { NavigationProvider } from '@tramite/ui/NavigationProvider'
import { ToastRegion } from '@tramite/ui/ToastRegion'
import { type ReactNode, Suspense, useMemo } from 'react'
import { showsDocument } from '../documents/shows-document.ts'
import type { RouterContext } from '../integrations/open-ports.ts'
import { lazyPart } from './lazy-part.ts'
import { preloadHref } from './preload-href.ts'

const Consent = lazyPart(() => import('../consent/consent.tsx'))

interface RootLayoutProps extends RouterContext {
  children: ReactNode
}

/** What surrounds every page: the ports, the router behind the links, and the toasts. */
export function RootLayout({ ports, toastQueue, children }: RootLayoutProps) {
  const router = useRouter()
  const navigation = useMemo(
    () => ({
      navigate: (href: string) => {
        // A document opens above the page, whose scroll position stays.
        if (!showsDocument(href)) return router.history.push(href)
        const isOverPage = href.startsWith(`${router.state.location.pathname}?`)
        router.navigate({ href, resetScroll: false, state: { isOverPage } })
      },
      preload: (href: string) => {
        void preloadHref(router, href)
      },
    }),
    [router],
  )
  return (
    <PortsProvider ports={ports}>
      <NavigationProvider navigation={navigation}>
        <DialogWatchProvider watch={ports.overlays}>{children}</DialogWatchProvider>
        <Suspense>
          <Consent />
        </Suspense>
        <ToastRegion queue={toastQueue} />
      </NavigationProvider>
    </PortsProvider>
  )
}
