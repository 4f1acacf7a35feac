import { FIRM_ADMIN } from '@tramite/core/users'
import type { businesses, businessUsers } from '../tables/businesses.table.ts'
import type { customers, customerTags } from '../tables/customers.table.ts'
import type { deadlineStops } from '../tables/deadline-stops.table.ts'
import type { credentials } from '../tables/session.table.ts'
import type { users } from '../tables/users.table.ts'
import { type BusinessKey, type BusinessSeed, businessSeeds } from './businesses.data.ts'
import { type CustomerKey, type CustomerSeed, customerSeeds } from './customers.data.ts'
import type { LoadContext } from './demand-rows.ts'
import { soldOn } from './finance-rows.ts'
import { type PersonKey, type PersonSeed, personSeeds } from './people.data.ts'
import { joinedAt, type Registry } from './registry.ts'
import type { Timeline } from './timeline.ts'

const entries = <K extends string, V>(record: Readonly<Record<K, V>>) =>
  Object.entries(record) as [K, V][]

const byPersonType = ({
  personType,
  registration,
}: Pick<CustomerSeed, 'personType' | 'registration'>) => ({
  personType,
  cpf: personType === 'PF' ? registration : null,
  cnpj: personType === 'PJ' ? registration : null,
})

const dayOrNull = (timeline: Timeline, businessDays: number | undefined) =>
  businessDays === undefined ? null : timeline.day(businessDays)

/** The rows of the customers. */
export function toCustomerRows(context: LoadContext) {
  const { timeline, registry } = context
  return entries<CustomerKey, CustomerSeed>(customerSeeds).map(
    ([key, seed]): typeof customers.$inferInsert => ({
      ...byPersonType(seed),
      id: registry.customerId(key),
      name: seed.name,
      type: seed.specificDemand ? 'Avulso' : 'Assessoria',
      customerType: seed.customerType,
      accessAllowedUntil: dayOrNull(timeline, seed.churnedUntil),
      paymentOverdueSince: dayOrNull(timeline, seed.paymentOverdueSince),
      hasPaymentOverdue: seed.paymentOverdueSince !== undefined,
      hasSuspendedContract: seed.suspendedSince !== undefined,
      contractSuspendedAt:
        seed.suspendedSince === undefined ? null : timeline.morningOf(seed.suspendedSince),
      isChurn: seed.churnedUntil !== undefined,
      isPremium: seed.premium ?? false,
      isSpecificDemand: seed.specificDemand ?? false,
      hasActiveContact: seed.activeContact ?? false,
      customerAccess: [...(seed.access ?? [])],
      saleDate: soldOn(key, context) ?? timeline.day(seed.since),
      legalRepresentative: seed.legalRepresentative ?? null,
      createdAt: joinedAt(timeline, key),
    }),
  )
}

/** The fifteen days of access that remain after the end of a contract, in business days. */
const DAYS_AFTER_END = 11

/** When contracts ended. */
export function toDeadlineStopRows({ timeline, registry }: LoadContext) {
  return entries<CustomerKey, CustomerSeed>(customerSeeds).flatMap(
    ([key, { churnedUntil }]): (typeof deadlineStops.$inferInsert)[] =>
      churnedUntil === undefined
        ? []
        : [
            {
              customerId: registry.customerId(key),
              reason: 'ended',
              from: timeline.morningOf(churnedUntil - DAYS_AFTER_END),
            },
          ],
  )
}

/** The tags that the firm puts on customers. */
export function toCustomerTagRows(timeline: Timeline, registry: Registry) {
  return entries<CustomerKey, CustomerSeed>(customerSeeds).flatMap(([key, seed]) =>
    (seed.tags ?? []).map(({ name, since }): typeof customerTags.$inferInsert => {
      const createdAt = timeline.morningOf(since)
      return {
        id: timeline.id(`customer tag ${key} ${name}`, createdAt),
        customerId: registry.customerId(key),
        name,
        createdAt,
      }
    }),
  )
}

/** The rows of everybody who can sign in. */
export function toUserRows(timeline: Timeline, registry: Registry) {
  return entries<PersonKey, PersonSeed>(personSeeds).map(
    ([key, seed]): typeof users.$inferInsert => ({
      id: registry.personId(key),
      customerId: seed.customer && registry.customerId(seed.customer),
      name: seed.name,
      email: seed.email,
      phone: seed.phone,
      status: seed.blocked ? 'BLOCKED' : 'ACTIVE',
      type: seed.customer === null ? 'BACKOFFICE' : 'CUSTOMER',
      customerAdmin: seed.admin ?? false,
      customerSuperAdmin: seed.superAdmin ?? false,
      occupation: seed.occupation,
      roles: seed.firmAdmin ? [FIRM_ADMIN] : [],
      mappingResponsibilityCheckDate:
        seed.mappingChecked === undefined ? null : timeline.morningOf(seed.mappingChecked),
      createdAt: joinedAt(timeline, seed.customer),
    }),
  )
}

/** One hash for all: accounts of a demo share their password. */
export function toCredentialRows(registry: Registry, passwordHash: string) {
  return entries<PersonKey, PersonSeed>(personSeeds).map(
    ([key]): typeof credentials.$inferInsert => ({ userId: registry.personId(key), passwordHash }),
  )
}

/** The rows of the businesses. */
export function toBusinessRows(timeline: Timeline, registry: Registry) {
  return entries<BusinessKey, BusinessSeed>(businessSeeds).map(
    ([key, { customer, name, registration, address, since }]): typeof businesses.$inferInsert => ({
      ...byPersonType({ personType: customerSeeds[customer].personType, registration }),
      id: registry.businessId(key),
      customerId: registry.customerId(customer),
      name,
      cep: address.cep,
      addressCity: address.city,
      addressState: address.state,
      address: address.street,
      addressNumber: address.number,
      addressDistrict: address.district,
      addressComplement: address.complement ?? null,
      createdAt: since === undefined ? joinedAt(timeline, customer) : timeline.morningOf(since),
    }),
  )
}

/** Who may see which business. */
export function toBusinessUserRows(registry: Registry) {
  return entries<BusinessKey, BusinessSeed>(businessSeeds).flatMap(([key, seed]) =>
    seed.users.map((person): typeof businessUsers.$inferInsert => ({
      businessId: registry.businessId(key),
      userId: registry.personId(person),
      customerId: registry.customerId(seed.customer),
    })),
  )
}
