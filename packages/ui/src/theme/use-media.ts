import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, kept current. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  const matches = () => window.matchMedia(query).matches
  return useSyncExternalStore(subscribe, matches, matches)
}
