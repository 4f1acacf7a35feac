import { useRouter, useRouterState } from '@tanstack/react-router'
import { takenMessages } from '@tramite/core/messages'
import { evaluateRoute, toLeftText } from '@tramite/core/shell'
import { useApp, useViewer } from '@tramite/react'
import { useEffect, useEffectEvent } from 'react'
import { readLeft } from '../areas/read-left.ts'

/**
 * Redirects home when the open page requires a role or a payment that the user no longer has, with a message
 * about the reason and about the forms of the page.
 */
export function useClosedPage(): void {
  const router = useRouter()
  const app = useApp()
  const { session, toasts } = app.ports
  const { user, access } = useViewer()
  // A page still loading is decided by its own route guard, and the one before it is being left.
  const path = useRouterState({
    select: ({ status, resolvedLocation }) =>
      status === 'idle' ? resolvedLocation?.pathname : undefined,
  })
  const decision = evaluateRoute(path ?? '/', { user, access })
  const isClosed = !decision.allowed && decision.text !== undefined
  const isUnpaid = isClosed && decision.reason === 'paymentOverdue'
  const title = (isUnpaid && decision.text) || takenMessages['page.taken']
  // Read before the redirect removes the forms.
  const left = isClosed && toLeftText(readLeft(app))
  const leave = useEffectEvent(() => {
    // The session has ended, so what is known of the user is outdated: the layout redirects to sign-in, and
    // back here afterwards.
    if (!session.session()) return
    toasts.show({ title, ...(left && { description: left }), tone: 'error' })
    // Nothing on the page can be saved any more: it does not ask the user to stay.
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true })
  })
  useEffect(() => {
    if (isClosed) leave()
  }, [isClosed])
}
