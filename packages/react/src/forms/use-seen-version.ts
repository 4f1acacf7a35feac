import type { ApiClient, Query } from '@tramite/core/http'
import { isApiError } from '@tramite/core/http'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/** Versions of a record that a form is about. */
export interface SeenVersion {
  readonly version: string | undefined
  /** The last version read: of what the form itself has saved, though the answer was lost. */
  readonly latest: () => string | undefined
  readonly onFailed: (error: Error) => void
}

/**
 * The version of a record that a form was opened on; a version that the page reads later does not count as
 * seen. After a refusal with a newer version, which was reported to the user, it is that one, because saving
 * again is deliberate. A record that was only part of a list has none: saving it silently overwrites the
 * changes of others.
 * @param operation that reads the record, such as `getDemand`
 */
export function useSeenVersion<Input, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
): SeenVersion {
  const { tramite } = useApp()
  const latest = () => operation(tramite.client, input).version()
  const [version, setVersion] = useState(latest)
  const onFailed = (error: Error) => {
    if (isApiError(error) && error.version !== undefined) setVersion(error.version)
  }
  return { version, latest, onFailed }
}
