import { useRouter } from '@tanstack/react-router'
import { NavigationProvider } from '@tramite/ui/NavigationProvider'
import { ToastRegion } from '@tramite/ui/ToastRegion'
import { type ReactNode, useMemo } from 'react'
import { toasts } from '../integrations/toasts.ts'
import { usePageFocus } from './use-page-focus.ts'

/** What every page stands in: the router behind the links, and the toasts. */
export function RootLayout({ children }: { children: ReactNode }) {
  const router = useRouter()
  const navigation = useMemo(
    () => ({
      navigate: (href: string) => router.history.push(href),
      preload: (href: string) => {
        router.preloadRoute({ to: href }).catch(() => undefined)
      },
    }),
    [router],
  )
  usePageFocus()
  return (
    <NavigationProvider navigation={navigation}>
      {children}
      <ToastRegion queue={toasts} />
    </NavigationProvider>
  )
}
