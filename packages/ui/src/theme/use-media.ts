import { useCallback, useSyncExternalStore } from 'react'
import { media } from './scale.ts'

/** The browser counts the sheets before it tells that the page is on paper: what is not drawn by then is lost. */
let isPrinting = false

/** Also where nothing asks any more when the paper is out. */
const endPrinting = () => {
  isPrinting = false
}

function holds(query: string): boolean {
  if (isPrinting && query === media.print) return true
  return !(isPrinting && query.startsWith('screen')) && window.matchMedia(query).matches
}

/** Whether a media query holds, kept current. On paper none for a screen does. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
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
  return useSyncExternalStore(subscribe, matches, matches)
}
