import type { Database } from '../db/database.ts'

/**
 * The queue notes when it last looked at the calendar and at each kind of job, and looks again so much
 * later. Notes made while the clock of the database was fast lie in the future once it is set back: until
 * that moment no calendar job would run, and no job of a dead process be retried. Without a note of the
 * calendar, the queue looks at once. Before its first start, or that of a newer version, it has nothing to
 * forget.
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
