import { type BusinessKey, businessSeeds } from './businesses.data.ts'
import { type CustomerKey, customerSeeds } from './customers.data.ts'
import { type PersonKey, personSeeds } from './people.data.ts'
import type { TagName } from './seed.types.ts'
import type { Timeline } from './timeline.ts'

/** The ids of a loading, by the keys of the seeds. */
export interface Registry {
  customerId(key: CustomerKey): string
  personId(key: PersonKey): string
  businessId(key: BusinessKey): string
  /** A tag that a customer puts on its demands. */
  tagId(customer: CustomerKey, name: TagName): string
}

/** Staff joined before every contract, in business days from the loading. */
const STAFF_JOINED = -600

/** When a customer with its people and businesses joined, or the staff without one. */
export function joinedAt(timeline: Timeline, customer: CustomerKey | null): string {
  return timeline.morningOf(customer === null ? STAFF_JOINED : customerSeeds[customer].since)
}

/** Maps the keys of the seeds to the ids of this loading. */
export function createRegistry(timeline: Timeline): Registry {
  const idOf = (key: string, customer: CustomerKey | null) =>
    timeline.id(key, joinedAt(timeline, customer))
  return {
    customerId: (key) => idOf(`customer ${key}`, key),
    personId: (key) => idOf(`person ${key}`, personSeeds[key].customer),
    businessId: (key) => idOf(`business ${key}`, businessSeeds[key].customer),
    tagId: (customer, name) => idOf(`tag ${customer} ${name}`, customer),
  }
}
