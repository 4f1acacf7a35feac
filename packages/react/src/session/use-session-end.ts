import type { SignedOutReason } from '@tramite/core/session'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { SessionActor } from '../ports/ports.types.ts'
import { retryUntilLoaded } from '../ports/retry-until-loaded.ts'
import { announceSignOut } from './session-channel.ts'

/**
 * Calls the listener when the session has ended: here, in another tab or on the server. The data read under
 * it is dropped when the listener has finished, including the promise that it may return; its errors are
 * passed to `reportError`.
 * @param onEnd navigates away from the pages of the session; they would request the dropped data again
 */
export function useSessionEnd(onEnd: (reason: SignedOutReason | null) => unknown): void {
  const { ports, queries, sessionEnded } = useApp()
  const end = useEffectEvent(async (reason: SignedOutReason | null) => {
    try {
      await onEnd(reason)
    } catch (error) {
      reportError(error)
    }
    queries.clear()
  })
  useEffect(() => {
    let isOver = false
    const endOnce = (reason: SignedOutReason | null) => {
      if (isOver) return
      isOver = true
      end(reason)
    }
    const ignore = sessionEnded.subscribe(endOnce)
    const stop = retryUntilLoaded(async () => {
      const actor = await ports.sessionActor()
      const look = (state: ReturnType<SessionActor['getSnapshot']>) => {
        if (state.matches('signedOut')) endOnce(state.context.reason)
      }
      const subscription = actor.subscribe(look)
      look(actor.getSnapshot())
      return () => subscription.unsubscribe()
    })
    return () => {
      isOver = true
      ignore()
      stop()
    }
  }, [ports, sessionEnded])
}

/** Without `waitFor`, since the first pages do not load its package. */
const hasLeft = (actor: SessionActor) =>
  new Promise<void>((resolve) => {
    const look = (state: ReturnType<SessionActor['getSnapshot']>) => {
      if (!state.matches('signingOut')) resolve()
    }
    actor.subscribe(look)
    look(actor.getSnapshot())
  })

/** How long signing out waits for the code of the machine, in milliseconds. */
const TIMEOUT_MS = 3000

/**
 * Signs out, here and in the other tabs of the user; resolves when nobody is signed in here any more. If the
 * machine's code cannot be loaded, the session ends without it, and the page is notified.
 */
export function useEndSession(): () => Promise<void> {
  const { ports, tramite, sessionEnded } = useApp()
  return () =>
    Promise.race([
      ports.sessionActor(),
      new Promise<never>((_, reject) => {
        setTimeout(reject, TIMEOUT_MS)
      }),
    ]).then(
      async (actor) => {
        actor.send({ type: 'SIGN_OUT' })
        await hasLeft(actor)
      },
      async () => {
        announceSignOut(ports.session.session()?.user.id)
        await tramite.signOut()
        sessionEnded.emit('signedOut')
      },
    )
}
