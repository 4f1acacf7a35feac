import { useEffect, useEffectEvent, useState } from 'react'

/** Code that is loaded when it is first needed. */
export interface LazyCode<T> {
  /** The code, once it has loaded. */
  readonly current: T | undefined
  /**
   * Loads it. A failed attempt is not cached, so that the next one tries again, in browsers that allow it.
   */
  readonly load: () => Promise<T>
}

/** @param fetchCode an `import()`, which creates a separate chunk */
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
 * @param onFailed called if the code could not be loaded: the caller gives up, and may try again
 * @returns the code, or undefined until it has loaded
 */
export function useLazyCode<T extends object>(
  code: LazyCode<T>,
  isWanted: boolean,
  onFailed: () => void,
): T | undefined {
  const [arrived, setArrived] = useState(code.current)
  const isMissing = isWanted && arrived === undefined
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    code.load().then(
      (value) => {
        if (!isStale) setArrived(value)
      },
      () => {
        if (!isStale) fail()
      },
    )
    return () => {
      isStale = true
    }
  }, [code, isMissing])
  return arrived
}
