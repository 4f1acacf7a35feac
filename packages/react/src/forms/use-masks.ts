import { createMasks, type Masks } from '@tramite/core/forms'
import { useMemo } from 'react'
import { useViewer } from '../viewer/viewer-context.tsx'

/** What formats a field while it is typed in, by the conventions of the firm. */
export function useMasks(): Masks {
  const { conventions } = useViewer()
  return useMemo(() => createMasks(conventions), [conventions])
}
