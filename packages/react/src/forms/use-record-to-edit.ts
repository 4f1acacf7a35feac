import { type ApiClient, type Query, toFailureNotice } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useRead } from '../calls/use-read.ts'

/**
 * A record that a dialog is about to edit, read afresh. Lists carry no versions, and saving over a record
 * that was not read silently overwrites the changes of others; a form that began with data from before
 * one's own change would report that change as somebody else's.
 * @param operation of the SDK that reads it, such as `getUser`
 * @param onMissing called when it could not be read, which a toast has reported
 * @returns undefined until it has arrived; then it stays, though a later reading should fail
 * @example
 * const user = useRecordToEdit(getUser, { id }, onClose)
 */
export function useRecordToEdit<Input, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
  onMissing: () => void,
): Data | undefined {
  const { ports, tramite } = useApp()
  const { data, error, isFetchedAfterMount } = useRead(operation, input, { isUncached: true })
  const { meta, queryKey } = operation(tramite.client, input)
  const key = JSON.stringify(queryKey)
  const [readKey, setReadKey] = useState<string>()
  const isRead = isFetchedAfterMount && (readKey === key || error === null)
  if (isRead && readKey !== key) setReadKey(key)
  const isMissing = isFetchedAfterMount && !isRead
  const miss = useEffectEvent(() => {
    // What the operation leaves to the screen that shows the record: a dialog shows none.
    const isReported = meta?.failure !== undefined || toFailureNotice(error) !== undefined
    const notice = isReported
      ? undefined
      : toFailureNotice(error, transportMessages['transport.unknown'])
    if (notice) ports.toasts.show({ tone: 'error', ...notice })
    onMissing()
  })
  useEffect(() => {
    if (isMissing) miss()
  }, [isMissing])
  return isRead ? data : undefined
}
