import { useEffect, useMemo, useState } from 'react'
import { findOptions, type PickerItems, type PickerOption } from './options.ts'

/** Pause in typing before a search starts, in milliseconds. */
const delay = 250

export interface FoundOptions {
  readonly options: readonly PickerOption[]
  readonly state: 'searching' | 'ready' | 'failed'
}

/**
 * @param words the search words; empty for everything
 * @param isActive whether the list is in use: the first use starts a search
 */
export function useFoundOptions(
  items: PickerItems,
  words: string,
  isActive: boolean,
): FoundOptions {
  const [answer, setAnswer] = useState<FoundOptions>({ options: [], state: 'searching' })
  const search = typeof items === 'function' ? items : null

  useEffect(() => {
    if (!search || !isActive) return
    const stop = new AbortController()
    setAnswer(({ options }) => ({ options, state: 'searching' }))
    const timer = setTimeout(
      async () => {
        try {
          const options = await search(words, stop.signal)
          if (!stop.signal.aborted) setAnswer({ options, state: 'ready' })
        } catch {
          if (!stop.signal.aborted) setAnswer({ options: [], state: 'failed' })
        }
      },
      words === '' ? 0 : delay,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search, words, isActive])

  const found = useMemo(() => {
    if (typeof items === 'function') return null
    return findOptions('options' in items ? items.options : items, words)
  }, [items, words])
  if (!found) return answer
  const areOnTheirWay = 'isComplete' in items && !items.isComplete && items.rest === undefined
  return { options: found, state: areOnTheirWay ? 'searching' : 'ready' }
}
