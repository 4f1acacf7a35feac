import { formatDate } from '@tramite/core/calendar'
import { useViewer } from './viewer-context.tsx'

/** Formats moments of the server as days in the firm's time zone, `DD/MM/AAAA`. */
export function useFormatDay(): (moment: string) => string {
  const { conventions } = useViewer()
  return (moment) => formatDate(moment, conventions.timeZone)
}
