import { useRouter } from '@tanstack/react-router'
import { useApp } from '@tramite/react'
import { useEffect } from 'react'

/** Milliseconds after which a page is settled, with all it needs. */
const TIMEOUT_MS = 2500

/** Prepares the signed-in user's next pages once the first one is settled. */
export function usePrepareNext(userId: string): void {
  const app = useApp()
  const router = useRouter()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const { prepareNext } = await import('../next-pages/prepare-next.ts')
      if (!isOver) stop = prepareNext(app, userId, router)
    }
    // Without this code, the next page loads as the first one did.
    const timer = setTimeout(() => start().catch(() => {}), TIMEOUT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [app, userId, router])
}
