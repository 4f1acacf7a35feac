import type { CarryOut } from '../../outbox/outbox-relay.ts'
import { takeDueMails } from './demand-mails.store.ts'

/** Moves the due e-mails to the job queue. */
export const handOverMails: CarryOut = async (transaction, { jobs, clock }, limit) => {
  const due = await transaction.run(takeDueMails(clock.now(), limit))
  const mails = due.map((mail) => ({ kind: 'demandNews' as const, ...mail }))
  if (mails.length > 0) await jobs.enqueue(transaction, mails)
  return { count: mails.length, jobs: mails }
}
