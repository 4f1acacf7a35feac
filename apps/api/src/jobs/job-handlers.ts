import { eq } from 'drizzle-orm'
import type { Environment } from '../config/environment.ts'
import type { FirmConfig } from '../config/firm.schema.ts'
import type { Database } from '../db/database.ts'
import { build, toCommand } from '../db/statements.ts'
import { demands } from '../features/demands/demands.table.ts'
import { storeResetToken } from '../features/session/session.store.ts'
import { after, createToken, RESET_MS } from '../features/session/tokens.ts'
import { users } from '../features/users/users.table.ts'
import { hashToken } from '../http/bearer.ts'
import type { Clock } from '../ports/clock.ts'
import type { JobHandlers } from '../ports/jobs.ts'
import { createDemandNewsMail } from '../ports/mail/demand-news.mail.ts'
import type { Mailer } from '../ports/mail/mailer.port.ts'
import { createPasswordResetMail } from '../ports/mail/password-reset.mail.ts'

interface Ports {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly environment: Pick<Environment, 'publicUrl'>
  readonly firm: FirmConfig
}

const selectReader = (id: string) =>
  toCommand(
    build
      .select({ email: users.email, name: users.name, status: users.status, type: users.type })
      .from(users)
      .where(eq(users.id, id)),
  )

const selectNews = (id: string) =>
  toCommand(
    build
      .select({
        name: demands.name,
        private: demands.private,
        userId: demands.userId,
        privateUsers: demands.privateUsers,
        following: demands.following,
        backofficeUserId: demands.backofficeUserId,
      })
      .from(demands)
      .where(eq(demands.id, id)),
  )

/** What each kind of job does. */
export function createJobHandlers(ports: Ports): JobHandlers {
  const { database, clock, mailer, environment, firm } = ports
  const { publicUrl } = environment
  const letterhead = {
    name: firm.name,
    contactEmail: firm.contactEmail,
    accentColor: firm.accent.light,
  }

  return {
    async passwordReset({ userId }) {
      if (userId === null) return
      // The token is made here and not when it was asked for: it lies in no queue.
      const token = createToken()
      const expiresAt = after(clock.now(), RESET_MS)
      const [[user]] = await database.system((transaction) =>
        transaction.all(selectReader(userId), storeResetToken(userId, hashToken(token), expiresAt)),
      )
      if (user?.status !== 'ACTIVE') return
      const minutes = RESET_MS / 60_000
      const { email: to, name: userName } = user
      await mailer.send(
        createPasswordResetMail({ firm: letterhead, to, userName, publicUrl, token, minutes }),
      )
    },

    async demandNews({ userId, demandId, title }) {
      const [[user], [demand]] = await database.system((transaction) =>
        transaction.all(selectReader(userId), selectNews(demandId)),
      )
      if (user?.status !== 'ACTIVE' || !demand) return
      // It may have turned private, or been unfollowed, since the job was queued.
      const staff = user.type === 'BACKOFFICE'
      const mayRead =
        staff || !demand.private || demand.userId === userId || demand.privateUsers.includes(userId)
      const wantsIt = demand.following.includes(userId) || demand.backofficeUserId === userId
      if (!mayRead || !wantsIt) return
      const { email: to, name: userName } = user
      const { name: demandName } = demand
      await mailer.send(
        createDemandNewsMail({
          firm: letterhead,
          to,
          userName,
          publicUrl,
          demandId,
          demandName,
          title,
        }),
      )
    },
  }
}
