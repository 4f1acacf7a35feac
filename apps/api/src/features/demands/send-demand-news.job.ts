import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { RequestedJob } from '../../jobs/job-ports.ts'
import { businessIdsOf } from '../../outbox/reader-businesses.ts'
import { isInBusiness } from '../../outbox/recipients.ts'
import { toDemandLink } from '../../ports/mail/mail-links.ts'
import { createMail } from '../../ports/mail/mail-templates.ts'
import { users } from '../users/users.table.ts'
import { demands } from './demands.table.ts'

const selectReader = (id: string) =>
  toCommand(
    build
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        status: users.status,
        type: users.type,
        customerId: users.customerId,
        customerSuperAdmin: users.customerSuperAdmin,
        businessIds: businessIdsOf,
      })
      .from(users)
      .where(eq(users.id, id)),
  )

const selectNews = (id: string) =>
  toCommand(
    build
      .select({
        name: demands.name,
        customerId: demands.customerId,
        businessId: demands.businessId,
        private: demands.private,
        userId: demands.userId,
        privateUsers: demands.privateUsers,
        following: demands.following,
        backofficeUserId: demands.backofficeUserId,
      })
      .from(demands)
      .where(eq(demands.id, id)),
  )

/** Tells a follower of news in a demand. Says what happened, and nothing that was written. */
export const sendDemandNews: RequestedJob<'demandNews'> = async (
  { database, mailer, letterhead, publicUrl },
  { userId, demandId, title },
  { id },
) => {
  const [[user], [demand]] = await database.system((transaction) =>
    transaction.all(selectReader(userId), selectNews(demandId)),
  )
  if (user?.status !== 'ACTIVE' || !demand) return
  // It may have turned private, been unfollowed, or its business been taken from the user, since the
  // job was queued.
  const staff = user.type === 'BACKOFFICE'
  const isInsider =
    !demand.private || demand.userId === userId || demand.privateUsers.includes(userId)
  const mayRead = staff || (isInsider && isInBusiness(demand, user))
  const wantsIt = demand.following.includes(userId) || demand.backofficeUserId === userId
  if (!mayRead || !wantsIt) return
  await mailer.send(
    createMail('demandNews', {
      id,
      firm: letterhead,
      to: user.email,
      userName: user.name,
      url: toDemandLink(publicUrl, demandId),
      values: { demandName: demand.name, title },
    }),
  )
}
