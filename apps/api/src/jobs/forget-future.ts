import type { Database } from '../db/database.ts'

/**
 * Removes notes of the job queue that lie in the future. The queue notes when it last checked the calendar
 * and each kind of job, and checks again a fixed time later. Notes that were made while the clock of the
 * database was fast lie in the future once it is set back: until then no calendar job would run, and no job
 * of a dead process would be retried. Without a note of the calendar, the queue checks at once. Before the
 * first start of the queue, or of a newer version of it, there is nothing to remove.
 */
const forget = `do $$
begin
  update pgboss.version
    set cron_on = case when cron_on <= now() then cron_on end,
      bam_on = case when bam_on <= now() then bam_on end,
      flow_on = case when flow_on <= now() then flow_on end
    where greatest(cron_on, bam_on, flow_on) > now();
  update pgboss.queue
    set monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, monitor_on, maintain_on) > now();
exception
  when undefined_table or undefined_column then null;
end
$$`

/** Makes the job queue forget when it is yet to have looked for work. */
export async function forgetFuture({ query }: Pick<Database, 'query'>): Promise<void> {
  await query(forget)
}
