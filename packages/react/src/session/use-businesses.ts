import { type Business, listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { toLoadStatus } from '../calls/to-load-status.ts'
import { useRead } from '../calls/use-read.ts'

/** The businesses of the user. */
export interface Businesses {
  readonly all: readonly Business[]
  /** The one that every call is made for; undefined while there is none. */
  readonly active: Business | undefined
  readonly state: 'failed' | 'loading' | 'ready'
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** Makes another business the active one. */
  readonly open: (id: string) => void
}

/** The businesses of the user and the active one: the last chosen, otherwise the first. */
export function useBusinesses(): Businesses {
  const { ports, businessOpened } = useApp()
  const { session } = ports
  const read = useRead(listBusinesses, undefined)
  const { data } = read
  const { state, isRetrying, onRetry } = toLoadStatus(read)
  const chosenId = useSyncExternalStore(
    businessOpened.subscribe,
    session.businessId,
    session.businessId,
  )
  const open = useCallback(
    (id: string) => {
      session.keepBusinessId(id)
      businessOpened.emit(id)
    },
    [session, businessOpened],
  )
  const found = data && selectBusiness(chosenId, data)
  const foundId = found?.id
  const isOpening = foundId !== undefined && foundId !== chosenId
  useEffect(() => {
    if (isOpening) open(foundId)
  }, [isOpening, foundId, open])
  return {
    all: data ?? [],
    // Calls are made for the business named in the session: until one is, none is active.
    active: foundId === chosenId ? (found ?? undefined) : undefined,
    state: isOpening ? 'loading' : state,
    isRetrying,
    onRetry,
    open,
  }
}
