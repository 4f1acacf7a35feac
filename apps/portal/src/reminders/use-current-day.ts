import { type CivilDate, civilDateOf } from '@tramite/core/calendar'
import { useViewer } from '@tramite/react'
import { useCallback } from 'react'

/** Says which day it is at the moment it is asked: a dialog may stay open over midnight. */
export function useCurrentDay(): () => CivilDate {
  const { now, conventions } = useViewer()
  return useCallback(() => civilDateOf(now(), conventions.timeZone), [now, conventions.timeZone])
}
