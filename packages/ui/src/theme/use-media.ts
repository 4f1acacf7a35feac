import { useCallback, useSyncExternalStore } from 'react'
import { media } from './scale.ts'

/** The browser lays out the pages before it reports printing: anything not rendered by then is lost. */
let isPrinting = false

/** Also ends it when nothing is subscribed any more by the time printing is over. */
const endPrinting = () => {
  isPrinting = false
}

function holds(query: string): boolean {
  if (isPrinting && query === media.print) return true
  return !(isPrinting && query.startsWith('screen')) && matchMedia(query).matches
}

/**
 * Whether a media query matches, kept up to date. In print no screen query does, nor any on a server that has
 * no `matchMedia`.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      const onPrint = ({ type }: Event) => {
        isPrinting = type === 'beforeprint'
        if (isPrinting) window.addEventListener('afterprint', endPrinting, { once: true })
        onChange()
      }
      list.addEventListener('change', onChange)
      window.addEventListener('beforeprint', onPrint)
      window.addEventListener('afterprint', onPrint)
      return () => {
        list.removeEventListener('change', onChange)
        window.removeEventListener('beforeprint', onPrint)
        window.removeEventListener('afterprint', onPrint)
      }
    },
    [query],
  )
  const matches = () => holds(query)
  return useSyncExternalStore(subscribe, matches, () => 'matchMedia' in globalThis && matches())
}
