import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'
import { retryUntilLoaded } from '../ports/retry-until-loaded.ts'

/**
 * Keeps the page current while it is open: what changes on the server is read again. Its code loads after
 * the page, so what changed meanwhile is read again then.
 * @param userId whose changes; undefined while nobody is signed in
 */
export function useLiveData(userId: string | undefined): void {
  const app = useApp()
  useEffect(() => {
    if (userId === undefined) return
    return retryUntilLoaded(async () => {
      const { followChanges } = await import('./follow-changes.ts')
      return followChanges(app, userId)
    })
  }, [userId, app])
}
