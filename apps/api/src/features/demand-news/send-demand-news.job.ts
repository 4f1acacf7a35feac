import { evaluateDeadlines, isChurned, toDeadlineStop } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { toDeadlineState } from '@tramite/core/demands'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { LOWEST_ID } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import { toDemandLink, toStaffDemandLink } from '../../ports/mail/mail-links.ts'
import { createMail } from '../../ports/mail/mail-templates.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { processItems } from '../../tables/items.table.ts'
import { users } from '../../tables/users.table.ts'
import { contractColumns } from '../customers/contract-columns.ts'
import { waitsForSteps } from '../demands/demand-columns.ts'
import { mutedOf } from '../notifications/muted.ts'
import { isNewsMuted } from '../notifications/news-kinds.rules.ts'
import { canSeeDemand } from '../visibility/can-see-demand.ts'
import { toDemandMailBody } from './demand-mail.ts'
import { businessIdsOf } from './reader-businesses.ts'
import { isInBusiness } from './recipients.ts'

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
        muted: mutedOf,
      })
      .from(users)
      .where(eq(users.id, id)),
  )

const selectSubject = (id: string) =>
  toCommand(
    build
      .select({
        name: demands.name,
        number: demands.number,
        description: demands.description,
        statusKey: demands.statusKey,
        validationDate: demands.validationDate,
        deleveryForecast: demands.deleveryForecast,
        finishedAt: demands.finishedAt,
        waitsForSteps,
        customerId: demands.customerId,
        businessId: demands.businessId,
        private: demands.private,
        userId: demands.userId,
        privateUsers: demands.privateUsers,
        following: demands.following,
        backofficeUserId: demands.backofficeUserId,
        ...contractColumns,
      })
      .from(demands)
      .innerJoin(customers, eq(customers.id, demands.customerId))
      .where(eq(demands.id, id)),
  )

/** The entries of the conversation that still exist. */
const selectItems = (demandId: string, ids: readonly string[]) =>
  toCommand(
    build
      .select({
        id: processItems.id,
        content: processItems.content,
        fileCount: sql<number>`jsonb_array_length(${processItems.attachments})`,
      })
      .from(processItems)
      .where(
        and(
          eq(processItems.demandId, demandId),
          inArray(processItems.id, [...ids]),
          eq(processItems.deleted, false),
        ),
      ),
  )

const selectAuthors = (ids: readonly string[]) =>
  toCommand(
    build
      .select({ id: users.id, name: users.name, type: users.type })
      .from(users)
      .where(inArray(users.id, [...ids])),
  )

type Addresses = Pick<JobPorts, 'publicUrl' | 'staffDemandUrl'>

/**
 * For the firm's staff the address in the firm's own app, if it has one, because the portal's pages are for
 * customers.
 */
function toReaderLink(addresses: Addresses, demandId: string, isStaff: boolean): string | null {
  const { publicUrl, staffDemandUrl } = addresses
  if (!isStaff) return toDemandLink(publicUrl, demandId)
  return staffDemandUrl && toStaffDemandLink(staffDemandUrl, demandId)
}

function toReason(follows: boolean, isStaff: boolean) {
  if (!follows) return { reason: 'mails.demandNews.assigned' } as const
  return isStaff && ({ reason: 'mails.demandNews.followingOfStaff' } as const)
}

/** Sends a person what has happened to a demand since the last e-mail about it. */
export const sendDemandNews: RequestedJob<'demandNews'> = async (
  { database, clock, conventions, mailer, letterhead, logger, ...addresses },
  job,
  { id },
) => {
  // Jobs of an older server, or from its backup, have a title instead of the news.
  if (!('news' in job)) {
    logger.info({ jobId: id }, 'demand news of an older server not mailed: the portal shows them')
    return
  }
  const { userId, demandId } = job
  const itemIds = [LOWEST_ID, ...job.news.flatMap(({ itemId }) => itemId ?? [])]
  const authorIds = [LOWEST_ID, ...job.news.flatMap(({ authorId }) => authorId ?? [])]
  const [[user], [demand], items, authors] = await database.system((transaction) =>
    transaction.all(
      selectReader(userId),
      selectSubject(demandId),
      selectItems(demandId, itemIds),
      selectAuthors(authorIds),
    ),
  )
  if (user?.status !== 'ACTIVE' || !demand) return
  // Since it happened, the demand may have turned private or been unfollowed, or the user may have lost
  // its business.
  const staff = user.type === 'BACKOFFICE'
  const sees = canSeeDemand(demand, { id: userId, kind: staff ? 'staff' : 'customer' })
  const mayRead = staff || (sees && isInBusiness(demand, user))
  const isAssignee = demand.backofficeUserId === userId
  const follows = demand.following.includes(userId)
  if (!mayRead || !(follows || isAssignee)) return
  const { timeZone } = conventions
  const moment = { today: civilDateOf(clock.now(), timeZone), conventions }
  // The portal no longer shows its customer anything.
  if (!staff && isChurned(demand, moment.today, timeZone)) return
  // By the user's current settings, not those at the time.
  const news = job.news.filter((one) => !isNewsMuted(user.muted, one, 'email'))
  if (news.length === 0) return

  await mailer.send(
    createMail(demand.private ? 'privateDemandNews' : 'demandNews', {
      id,
      thread: `demand-${demandId}`,
      firm: letterhead,
      to: user.email,
      userName: user.name,
      url: toReaderLink(addresses, demandId, staff),
      values: { number: demand.number, ...(!demand.private && { demandName: demand.name }) },
      ...toReason(follows, staff),
      body: toDemandMailBody({
        demand,
        news,
        items: new Map(items.map((item) => [item.id, item])),
        authors: new Map(authors.map((author) => [author.id, author])),
        readerKind: staff ? 'staff' : 'customer',
        today: moment.today,
        deadlines: toDeadlineState(toDeadlineStop(evaluateDeadlines(demand, moment))),
        timeZone,
      }),
    }),
  )
}
