import { civilTimeOf } from '@tramite/core/calendar'
import type { JobPorts, ScheduledJob } from './job-ports.ts'

/** First and last hour, by the clock of the firm, in which people are told of what fell due. */
const HOURS = { first: 8, last: 20 }

/**
 * A job that tells people of what fell due: in each hour of the day, so that what was chosen in it is told as
 * well. Never at night, also when it is late: what no process could tell in the evening waits for the morning.
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
