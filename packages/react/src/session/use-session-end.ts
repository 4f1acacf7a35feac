import type { SignedOutReason } from '@tramite/core/session'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../app/app-context.tsx'
import { loadUntilThere } from '../ports/load-until-there.ts'

/**
 * Calls the listener when the session has ended: here, in another tab or on the server. What was read under
 * it is forgotten once the listener is done; what that rejects with goes to `reportError`.
 * @param onEnd leads away from the pages of the session; they would ask again for what they lose
 */
export function useSessionEnd(onEnd: (reason: SignedOutReason | null) => Promise<unknown>): void {
  const { ports, queries } = useApp()
  const end = useEffectEvent(async (reason: SignedOutReason | null) => {
    await onEnd(reason).catch((error: unknown) => reportError(error))
    queries.clear()
  })
  useEffect(
    () =>
      loadUntilThere(async () => {
        const actor = await ports.sessionActor()
        let isOver = false
        const look = (state: ReturnType<typeof actor.getSnapshot>) => {
          if (isOver || !state.matches('signedOut')) return
          isOver = true
          end(state.context.reason)
        }
        const subscription = actor.subscribe(look)
        look(actor.getSnapshot())
        return () => {
          isOver = true
          subscription.unsubscribe()
        }
      }),
    [ports],
  )
}

/** Signs out, here and in the other tabs of the user. */
export function useLeave(): () => Promise<void> {
  const { ports, tramite } = useApp()
  return () =>
    ports.sessionActor().then(
      (actor) => actor.send({ type: 'SIGN_OUT' }),
      // Who leaves has left: the machine finds the session ended when its code comes.
      () => tramite.signOut(),
    )
}
