import { useRouter } from '@tanstack/react-router'
import { useApp } from '@tramite/react'
import { useEffect } from 'react'

/** By then a page stands, and what it needs has come: milliseconds. */
const PATIENCE_MS = 2500

/** Prepares what comes after the first page, of the signed-in user, once that stands. */
export function useAfterPage(userId: string): void {
  const app = useApp()
  const router = useRouter()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const { prepareNext } = await import('../next-pages/prepare-next.ts')
      if (!isOver) stop = prepareNext(app, userId, router)
    }
    // Without the code, the next page comes as the first one did.
    const timer = setTimeout(() => start().catch(() => {}), PATIENCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [app, userId, router])
}
