import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

/**
 * Calls a function on mount, and whenever the server can be reached again.
 * @param resume the same function in every render
 */
export function useReconnect(resume: () => void): void {
  const { server } = useApp().ports
  useEffect(() => {
    resume()
    window.addEventListener('online', resume)
    const stop = server.onBack(resume)
    return () => {
      window.removeEventListener('online', resume)
      stop()
    }
  }, [resume, server])
}
