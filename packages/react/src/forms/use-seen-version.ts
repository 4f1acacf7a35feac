import type { ApiClient, Query } from '@tramite/core/http'
import { isApiError } from '@tramite/core/http'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { areReadsShown } from './are-reads-shown.ts'

/** Versions of a record that a form is about. */
export interface SeenVersion {
  readonly version: string | undefined
  /** The last version read: of what the form itself has saved, though the answer was lost. */
  readonly latest: () => string | undefined
  /**
   * The version to save over what the form shows that others have changed: the last one read, unless a newer one is
   * on its way, which is not shown yet.
   */
  readonly shown: () => string | undefined
  readonly onFailed: (error: Error) => void
}

/**
 * The version of a record that a form was opened on; a version that the page reads later counts as seen only
 * if the form shows what others have changed in it. After a refusal with a newer version, which was reported to the user, it is that one, because saving
 * again is deliberate. A record that was only part of a list has none: saving it silently overwrites the
 * changes of others.
 * @param operation that reads the record, such as `getDemand`
 */
export function useSeenVersion<Input, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
): SeenVersion {
  const { tramite, queries } = useApp()
  const read = operation(tramite.client, input)
  const latest = () => read.version()
  const [version, setVersion] = useState(latest)
  const onFailed = (error: Error) => {
    if (isApiError(error) && error.version !== undefined) setVersion(error.version)
  }
  const shown = () => (areReadsShown(queries, [read.queryKey]) ? latest() : version)
  return { version, latest, shown, onFailed }
}
