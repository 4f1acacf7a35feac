import { type Business, listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useRead } from '../calls/use-read.ts'

/** The businesses of the user. */
export interface Businesses {
  readonly all: readonly Business[]
  /** The one that every call is made for; undefined while there is none. */
  readonly active: Business | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** Makes another business the active one. */
  readonly open: (id: string) => void
}

/** The businesses of the user and the active one: the last chosen, otherwise the first. */
export function useBusinesses(): Businesses {
  const { session } = useApp().ports
  const { data, isPending, isError, isFetching, refetch } = useRead(listBusinesses, undefined)
  const [chosenId, setChosenId] = useState(session.businessId)
  const open = useCallback(
    (id: string) => {
      session.keepBusinessId(id)
      setChosenId(id)
    },
    [session],
  )
  const found = data && selectBusiness(chosenId, data)
  const foundId = found?.id
  useEffect(() => {
    if (foundId !== undefined && foundId !== chosenId) open(foundId)
  }, [foundId, chosenId, open])
  return {
    all: data ?? [],
    // Calls are made for the business named in the session: until one is, none is active.
    active: foundId === chosenId ? (found ?? undefined) : undefined,
    isPending: isPending || (foundId !== undefined && foundId !== chosenId),
    isError,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    open,
  }
}
