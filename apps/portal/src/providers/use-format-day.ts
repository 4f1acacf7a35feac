import { formatDate } from '@tramite/core/calendar'
import { useViewer } from '@tramite/react'

/** Writes moments of the server as days of the firm's time zone, `DD/MM/AAAA`. */
export function useFormatDay(): (moment: string) => string {
  const { conventions } = useViewer()
  return (moment) => formatDate(moment, conventions.timeZone)
}
