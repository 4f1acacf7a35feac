import type { ApiClient, Query } from '@tramite/core/http'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../calls/use-read.ts'

/**
 * A record that a dialog is going to edit, read anew. Lists tell no versions, and what is saved over a record that
 * was not read overtakes others unasked; who begins with what was read before an own change is told of that as of
 * somebody else's.
 * @param operation of the SDK that reads it, such as `getUser`
 * @param onMissing it could not be read, of which a toast tells
 * @returns undefined until it has come
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
