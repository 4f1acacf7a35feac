import type { ApiClient, Query } from '@tramite/core/http'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../calls/use-read.ts'

/**
 * A record that a dialog is about to edit, read afresh. Lists carry no versions, and saving over a record
 * that was not read silently overwrites the changes of others; a form that began with data from before
 * one's own change would report that change as somebody else's.
 * @param operation of the SDK that reads it, such as `getUser`
 * @param onMissing called when it could not be read, which a toast has reported
 * @returns undefined until it has arrived
 * @example
 * const user = useRecordToEdit(getUser, { id }, onClose)
 */
export function useRecordToEdit<Input, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
  onMissing: () => void,
): Data | undefined {
  const { data, isLoadingError, isFetchedAfterMount } = useRead(operation, input, {
    isPassing: true,
  })
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    if (isLoadingError) miss()
  }, [isLoadingError])
  return isFetchedAfterMount ? data : undefined
}
