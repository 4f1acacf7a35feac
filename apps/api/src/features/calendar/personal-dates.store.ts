import { and, asc, gte, inArray, ne, sql } from 'drizzle-orm'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { build, toCommand } from '../../db/statements.ts'
import { billings } from '../../tables/billings.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { reminders } from '../../tables/reminders.table.ts'
import { unpaid } from '../finance/billings.store.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'

/** Maximum number of events of a kind in a calendar, the earliest: programs refuse larger calendars. */
const DATES_MAX = 5000

/**
 * The reminders of the principal's customer from a day on. Archiving is per business, and a calendar
 * covers all: a reminder that all of the user's businesses have archived is left out.
 */
export const selectReminderDates = (from: string, { businessIds }: CustomerPrincipal) =>
  toCommand(
    build
      .select({
        id: reminders.id,
        name: reminders.name,
        type: reminders.type,
        duoDate: reminders.dueDate,
        dateToNotify: reminders.notifyDate,
      })
      .from(reminders)
      .where(
        and(
          sql`${reminders.customerId} = (select app_customer())`,
          gte(reminders.dueDate, from),
          businessIds.length === 0
            ? undefined
            : sql`exists (select from unnest(${sql.param(businessIds)}::uuid[]) as b (id)
                where not exists (select from reminder_archives a
                  where a.reminder_id = ${reminders.id} and a.business_id = b.id))`,
        ),
      )
      .orderBy(asc(reminders.dueDate), asc(reminders.id))
      .limit(DATES_MAX),
  )

/**
 * The demands that the user sees in their businesses, by their forecast of delivery from a day on. One that
 * waits for the customer has none: its time does not run.
 */
export const selectDeliveryDates = (from: string, { businessIds }: CustomerPrincipal) =>
  toCommand(
    build
      .select({
        id: demands.id,
        number: demands.number,
        name: demands.name,
        isPrivate: demands.private,
        date: sql<string>`${demands.deleveryForecast}`,
        statusKey: demands.statusKey,
      })
      .from(demands)
      .where(
        and(
          visibleDemand,
          businessIds.length === 0 ? sql`false` : inArray(demands.businessId, [...businessIds]),
          demands.onDemandsPage,
          ne(demands.statusKey, 'PENDING'),
          gte(demands.deleveryForecast, from),
        ),
      )
      .orderBy(asc(demands.deleveryForecast), asc(demands.id))
      .limit(DATES_MAX),
  )

/** The unpaid billings of the principal's customer, by their own due date. */
export const selectInvoiceDates = () =>
  toCommand(
    build
      .select({
        id: billings.id,
        description: billings.description,
        valueCents: billings.valueCents,
        dueDate: billings.dueDate,
      })
      .from(billings)
      .where(and(sql`${billings.customerId} = (select app_customer())`, unpaid))
      .orderBy(asc(billings.dueDate), asc(billings.id))
      .limit(DATES_MAX),
  )
