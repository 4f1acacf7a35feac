import { type CivilDate, civilDateOf } from '@tramite/core/calendar'
import { useCallback } from 'react'
import { useViewer } from './viewer-context.tsx'

/** Returns today's date at the moment it is called: a dialog may stay open past midnight. */
export function useCurrentDay(): () => CivilDate {
  const { now, conventions } = useViewer()
  return useCallback(() => civilDateOf(now(), conventions.timeZone), [now, conventions.timeZone])
}
