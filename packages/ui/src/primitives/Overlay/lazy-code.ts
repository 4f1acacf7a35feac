import { useEffect, useEffectEvent, useState } from 'react'

/** Code that is fetched when it is wanted for the first time. */
export interface LazyCode<T> {
  /** The code, once it has arrived. */
  readonly current: T | undefined
  /** Fetches it; a failed attempt is forgotten, so that the next one asks anew. */
  readonly load: () => Promise<T>
}

/** @param fetchCode an `import()`, which makes a chunk of its own of what it names */
export function lazyCode<T extends object>(fetchCode: () => Promise<T>): LazyCode<T> {
  let current: T | undefined
  let coming: Promise<T> | undefined
  const begin = async () => {
    try {
      current = await fetchCode()
      return current
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  return {
    get current() {
      return current
    },
    load() {
      coming ??= begin()
      return coming
    },
  }
}

/**
 * @param isWanted whether the code is needed now
 * @param onFailed the code did not arrive: what wanted it gives up, and may want it again
 * @returns the code, or nothing until it is there
 */
export function useLazyCode<T extends object>(
  code: LazyCode<T>,
  isWanted: boolean,
  onFailed: () => void,
): T | undefined {
  const [arrived, setArrived] = useState(code.current)
  const isMissing = isWanted && arrived === undefined
  const giveUp = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    code.load().then(
      (value) => {
        if (!isStale) setArrived(value)
      },
      () => {
        if (!isStale) giveUp()
      },
    )
    return () => {
      isStale = true
    }
  }, [code, isMissing])
  return arrived
}
