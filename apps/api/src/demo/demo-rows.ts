import type { Conventions } from '@tramite/core/calendar'
import type { demandTags } from '../features/tags/tags.table.ts'
import { businessSeeds } from './businesses.data.ts'
import { type DemandRows, type LoadContext, toDemandRows } from './demand-rows.ts'
import { demandSeeds } from './demands.data.ts'
import { toNotificationRows } from './notification-rows.ts'
import {
  toBusinessRows,
  toBusinessUserRows,
  toCredentialRows,
  toCustomerRows,
  toCustomerTagRows,
  toUserRows,
} from './people-rows.ts'
import { createRegistry, joinedAt } from './registry.ts'
import { createTimeline } from './timeline.ts'

/** The number of the first demand; the ones that people create go on from the last. */
const FIRST_NUMBER = 1201

function toDemandTagRows({ timeline, registry }: LoadContext) {
  const rows = demandSeeds.flatMap(({ business, tags = [] }) => {
    const { customer } = businessSeeds[business]
    return tags.map((name): [string, typeof demandTags.$inferInsert] => {
      const id = registry.tagId(customer, name)
      const customerId = registry.customerId(customer)
      return [id, { id, customerId, name, createdAt: joinedAt(timeline, customer) }]
    })
  })
  return [...new Map(rows).values()]
}

const byCreation = (a: DemandRows, b: DemandRows) =>
  a.demand.createdAt < b.demand.createdAt ? -1 : 1

/**
 * Every row and file of the demo firm, told relative to a moment.
 * @param passwordHash of the one password
 */
export function toDemoRows(now: Date, conventions: Conventions, passwordHash: string) {
  const timeline = createTimeline(now, conventions)
  const registry = createRegistry(timeline)
  const context: LoadContext = { timeline, registry, conventions }
  const demands = demandSeeds.map((seed) => toDemandRows(seed, context)).sort(byCreation)
  return {
    customers: toCustomerRows(timeline, registry),
    customerTags: toCustomerTagRows(timeline, registry),
    users: toUserRows(timeline, registry),
    credentials: toCredentialRows(registry, passwordHash),
    businesses: toBusinessRows(timeline, registry),
    businessUsers: toBusinessUserRows(registry),
    demandTags: toDemandTagRows(context),
    demands: demands.map(({ demand }, i) => ({ ...demand, number: FIRST_NUMBER + i })),
    /** The number of the next demand. */
    nextNumber: FIRST_NUMBER + demands.length,
    items: demands.flatMap(({ items }) => items),
    documents: demands.flatMap(({ documents }) => documents),
    feedbacks: demands.flatMap(({ feedback }) => feedback ?? []),
    files: demands.flatMap(({ files }) => files),
    notifications: demands.flatMap((rows) => toNotificationRows(rows, context)),
  }
}

export type DemoRows = ReturnType<typeof toDemoRows>
