import { useRouter } from '@tanstack/react-router'
import { sessionMessages } from '@tramite/core/messages'
import type { SessionUser } from '@tramite/core/session'
import { useEffect, useState } from 'react'
import { queryClient } from '../integrations/query-client.ts'
import { loadSession } from '../integrations/session.ts'
import { sessionStore } from '../integrations/session-store.ts'
import { showToast } from '../integrations/toasts.ts'

/**
 * The signed-in user, followed through refreshes. When the session ends, here, in another tab or
 * on the server, the visitor is led to sign in; after an expiry they come back to where they were.
 */
export function useSession(): { user: SessionUser | undefined; signOut: () => void } {
  const router = useRouter()
  const [user, setUser] = useState(() => sessionStore.session()?.user)

  useEffect(() => {
    let isMounted = true
    let isOver = false
    let unsubscribe: (() => void) | undefined
    loadSession().then((session) => {
      if (!isMounted) return
      const follow = (snapshot: ReturnType<typeof session.getSnapshot>) => {
        if (snapshot.matches('signedIn')) setUser(snapshot.context.user ?? undefined)
        if (!snapshot.matches('signedOut') || isOver) return
        isOver = true
        const isExpired = snapshot.context.reason === 'expired'
        if (isExpired) showToast({ title: sessionMessages['session.expired'], tone: 'error' })
        const returnTo = isExpired ? router.state.location.href : undefined
        router
          .navigate({ to: '/signIn', search: returnTo ? { returnTo } : {} })
          // Not before the pages are gone: they would ask again for what they have lost.
          .then(() => queryClient.clear())
      }
      const subscription = session.subscribe(follow)
      unsubscribe = () => subscription.unsubscribe()
      follow(session.getSnapshot())
    })
    return () => {
      isMounted = false
      unsubscribe?.()
    }
  }, [router])

  return {
    user,
    signOut: () => loadSession().then((session) => session.send({ type: 'SIGN_OUT' })),
  }
}
