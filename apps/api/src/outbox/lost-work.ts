import { not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Command } from '../db/command.ts'
import { sqlCommand } from '../db/statements.ts'
import { isJobUnderWay } from '../jobs/waiting-jobs.ts'
import type { Job, JobOf } from '../ports/jobs.ts'

/** Rows of one transaction. */
const BATCH = 100

/** Finds work that waits and whose job nobody is about to do; reads the jobs that ask for it again. */
export type LostWork = Command<Job[]>

/**
 * The rows of a table that wait for a job, although none is requested or running.
 * @param field of the job that holds the id of the row
 * @param toJob makes the job of a row
 */
export const lostWork = <Kind extends Job['kind']>(
  kind: Kind,
  field: Extract<keyof JobOf<Kind>, string>,
  { id, isWaiting }: { readonly id: PgColumn; readonly isWaiting: SQL },
  toJob: (id: string) => JobOf<Kind> & Job,
): LostWork =>
  sqlCommand(
    sql`select ${id} from ${id.table} where ${isWaiting} and ${not(isJobUnderWay(kind, field, id))}
      order by 1 limit ${BATCH}`,
    ({ rows }) => rows.map(([found]) => toJob(found as string)),
  )
