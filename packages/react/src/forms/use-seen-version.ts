import type { ApiClient, Query } from '@tramite/core/http'
import { isApiError } from '@tramite/core/http'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/**
 * The version of a record that a form was opened on; a version that the page reads later does not count
 * as seen. After a refusal that names a newer version, which the user has been told of, that one: saving
 * once more is deliberate. A record that was only part of a list has none: saving it silently overwrites
 * the changes of others.
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
