import type { ApiClient, Query } from '@tramite/core/http'
import { isApiError } from '@tramite/core/http'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/**
 * The version of a record that a form was opened on: what the page reads meanwhile does not count as seen.
 * After a refusal that names a newer one, and so was told to the user, that one: saving once more is meant.
 * A record that was never read, but stood in a list, has none: what is saved then overtakes others unasked.
 * @param operation that reads the record, such as `getDemand`
 */
export function useSeenVersion<Input, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
): { readonly version: string | undefined; readonly onFailed: (error: Error) => void } {
  const { tramite } = useApp()
  const [version, setVersion] = useState(() => operation(tramite.client, input).version())
  const onFailed = (error: Error) => {
    if (isApiError(error) && error.version !== undefined) setVersion(error.version)
  }
  return { version, onFailed }
}
