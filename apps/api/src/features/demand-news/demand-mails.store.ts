import { sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { JobOf, MailedNews } from '../../ports/jobs.ts'
import { demandMails } from '../../tables/demand-mails.table.ts'

/** News of a demand for one person. */
export interface NewsForReader {
  readonly userId: string
  readonly demandId: string
  readonly news: MailedNews
}

interface Mail {
  readonly userId: string
  readonly demandId: string
  readonly news: MailedNews[]
}

/** One mail for each person and demand, always in the same order: two relays never deadlock. */
function toMails(given: readonly NewsForReader[]): Mail[] {
  const mails = new Map<string, Mail>()
  for (const { userId, demandId, news } of given) {
    const key = `${userId} ${demandId}`
    const mail = mails.get(key)
    if (mail) mail.news.push(news)
    else mails.set(key, { userId, demandId, news: [news] })
  }
  return [...mails.keys()].sort().flatMap((key) => mails.get(key) ?? [])
}

/**
 * Adds news to pending mails, and creates one where there is none.
 * @param dueAt when a mail that is created now is sent; a pending one keeps its own time
 */
export const gatherNews = (given: readonly NewsForReader[], dueAt: Date): Command =>
  toCommand(
    build
      .insert(demandMails)
      .values(toMails(given).map((mail) => ({ ...mail, dueAt: dueAt.toISOString() })))
      .onConflictDoUpdate({
        target: [demandMails.userId, demandMails.demandId],
        set: { news: sql`${demandMails.news} || excluded.news` },
      }),
  )

/** Takes due mails, as jobs; those taken by another process are left out. */
export const takeDueMails = (
  now: Date,
  limit: number,
): Command<Omit<JobOf<'demandNews'>, 'kind'>[]> =>
  toCommand(
    build
      .delete(demandMails)
      .where(
        sql`(${demandMails.userId}, ${demandMails.demandId}) in (
          select user_id, demand_id from demand_mails where due_at <= ${now.toISOString()}::timestamptz
          order by due_at limit ${limit} for update skip locked)`,
      )
      .returning({
        userId: demandMails.userId,
        demandId: demandMails.demandId,
        news: demandMails.news,
      }),
  )
