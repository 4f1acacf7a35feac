import { useApp } from '../app/app-context.tsx'
import { useEndSession } from '../session/use-session-end.ts'

/**
 * What happens to unsent input at sign-out: it is removed, or kept for the user; with 'stay' nobody signs
 * out.
 */
export type UnsentAnswer = 'remove' | 'keep' | 'stay'

/**
 * Signing out as pages do it: what is unfinished on the open page is asked about first, then what was typed
 * elsewhere and not sent, which is removed where nobody wants it kept.
 * @param ask asks about so many unsent forms; not called where there are none
 * @returns signs out; done when nobody is signed in here any more, or the user stays
 */
export function useSignOut(
  ask: (unsent: number) => UnsentAnswer | Promise<UnsentAnswer>,
): () => Promise<void> {
  const { ports, drafts, leaving } = useApp()
  const endSession = useEndSession()
  return async () => {
    if (!(await leaving.mayLeave())) return
    const userId = ports.session.session()?.user.id
    if (userId !== undefined) {
      const unsent = drafts.formsOf(userId).length
      const answer = unsent === 0 ? 'remove' : await ask(unsent)
      if (answer === 'stay') return
      // Before the session ends: open forms must not store their last input.
      if (answer === 'remove') drafts.forget(userId)
    }
    await endSession()
  }
}
