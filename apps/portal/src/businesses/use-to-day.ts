import { civilDateOf, formatDate } from '@tramite/core/calendar'
import { useViewer } from '@tramite/react'

/** Writes moments of the server as days of the firm's time zone, `DD/MM/AAAA`. */
export function useToDay(): (moment: string) => string {
  const { conventions } = useViewer()
  return (moment) => formatDate(civilDateOf(new Date(moment), conventions.timeZone))
}
