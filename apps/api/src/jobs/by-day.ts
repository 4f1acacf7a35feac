import { civilTimeOf } from '@tramite/core/calendar'
import type { JobPorts, ScheduledJob } from './job-ports.ts'

/** First and last hour, in the firm's time zone, in which people are notified of what fell due. */
const HOURS = { first: 8, last: 20 }

/**
 * A job that notifies people of what fell due: hourly during the day, so that due times set during the
 * day are covered as well. Never at night, even if it is late: what no process could send in the evening
 * waits for the morning.
 * @param minute of each hour
 */
export function byDay<Ports extends Pick<JobPorts, 'clock' | 'conventions'>>(
  minute: number,
  run: (ports: Ports) => Promise<void>,
): Pick<ScheduledJob, 'schedule'> & { readonly run: (ports: Ports) => Promise<void> } {
  return {
    schedule: `${minute} ${HOURS.first}-${HOURS.last} * * *`,
    run: async (ports) => {
      const hour = Number(civilTimeOf(ports.clock.now(), ports.conventions.timeZone).slice(0, 2))
      if (hour >= HOURS.first && hour <= HOURS.last) await run(ports)
    },
  }
}
