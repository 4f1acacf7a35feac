import { createHash } from 'node:crypto'
import { FIRM_ADMIN } from '@tramite/core/users'
import type { Database } from '../db/database.ts'
import { build, toCommand } from '../db/statements.ts'
import { hashToken } from '../http/bearer.ts'
import { businesses, businessUsers } from '../tables/businesses.table.ts'
import { customers } from '../tables/customers.table.ts'
import { sessions } from '../tables/session.table.ts'
import { users } from '../tables/users.table.ts'

/** A stable id of version 7 for a name. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `01900000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`
}

/** The fixed instant of the tests' clock: a Tuesday, 09:00 in São Paulo. */
export const testStart = new Date('2026-03-10T12:00:00.000Z')

type CustomerRow = typeof customers.$inferInsert

/** Customers of the tests, by name. Contract states are flags of their own customer. */
export const customerNames = [
  'aurora',
  'brisa',
  'overdue',
  'suspended',
  'churned',
  'specific',
  'grace',
] as const
export type CustomerName = (typeof customerNames)[number]

const contracts: Partial<Record<CustomerName, Partial<CustomerRow>>> = {
  aurora: { isPremium: true },
  overdue: { hasPaymentOverdue: true, paymentOverdueSince: '2026-02-02' },
  grace: { hasPaymentOverdue: true, paymentOverdueSince: '2026-03-09' },
  suspended: { hasSuspendedContract: true },
  churned: { isChurn: true, accessAllowedUntil: '2026-01-31' },
  specific: { isSpecificDemand: true, customerAccess: ['Lembretes'] },
}

interface PersonSeed {
  readonly customer: CustomerName | null
  readonly businesses: readonly string[]
  readonly admin?: boolean
  readonly superAdmin?: boolean
  readonly roles?: readonly string[]
}

const seeds = {
  ana: { customer: 'aurora', businesses: ['aurora-1', 'aurora-2'], admin: true },
  bruno: { customer: 'aurora', businesses: ['aurora-1'] },
  clara: { customer: 'aurora', businesses: ['aurora-1', 'aurora-2'] },
  sofia: { customer: 'aurora', businesses: [], superAdmin: true, admin: true },
  davi: { customer: 'brisa', businesses: ['brisa-1'], admin: true },
  olga: { customer: 'overdue', businesses: ['overdue-1'] },
  saulo: { customer: 'suspended', businesses: ['suspended-1'] },
  caio: { customer: 'churned', businesses: ['churned-1'] },
  elisa: { customer: 'specific', businesses: ['specific-1'] },
  gil: { customer: 'grace', businesses: ['grace-1'] },
  nina: { customer: 'aurora', businesses: [] },
  lia: { customer: null, businesses: [], roles: [FIRM_ADMIN] },
  rui: { customer: null, businesses: [] },
} as const satisfies Record<string, PersonSeed>

/** People of the tests; `lia` and `rui` belong to the firm, `lia` is one of its admins. */
export type PersonName = keyof typeof seeds
export const personNames = Object.keys(seeds) as PersonName[]

/** A second customer has one of each; aurora has two. */
const businessNames = [
  'aurora-1',
  'aurora-2',
  ...customerNames.filter((name) => name !== 'aurora').map((name) => `${name}-1`),
]

export const userIdOf = (person: PersonName) => idOf(`user ${person}`)
export const customerIdOf = (customer: CustomerName) => idOf(`customer ${customer}`)
export const businessIdOf = (business: string) => idOf(`business ${business}`)
export const tokenOf = (person: PersonName) => `test-token-of-${person}-0123456789`
export const emailOf = (person: PersonName) => `${person}@test.example`

const createdAt = '2026-01-05T12:00:00.000Z'

function toCustomerRow(name: CustomerName): CustomerRow {
  return { id: customerIdOf(name), name, personType: 'PJ', createdAt, ...contracts[name] }
}

function toUserRow(person: PersonName): typeof users.$inferInsert {
  const seed: PersonSeed = seeds[person]
  return {
    id: userIdOf(person),
    customerId: seed.customer === null ? null : customerIdOf(seed.customer),
    name: person,
    email: emailOf(person),
    type: seed.customer === null ? 'BACKOFFICE' : 'CUSTOMER',
    customerAdmin: seed.admin ?? false,
    customerSuperAdmin: seed.superAdmin ?? false,
    roles: [...(seed.roles ?? [])],
    createdAt,
  }
}

function toSessionRow(person: PersonName): typeof sessions.$inferInsert {
  return {
    id: idOf(`session ${person}`),
    tokenHash: hashToken(tokenOf(person)),
    userId: userIdOf(person),
    createdAt,
    lastUsedAt: testStart.toISOString(),
    expiresAt: '2027-01-01T00:00:00.000Z',
  }
}

const membershipRows = personNames.flatMap((person) => {
  const seed: PersonSeed = seeds[person]
  const { customer } = seed
  if (customer === null) return []
  return seed.businesses.map((business) => ({
    userId: userIdOf(person),
    businessId: businessIdOf(business),
    customerId: customerIdOf(customer),
  }))
})

const businessRows = businessNames.map((name, index) => ({
  id: businessIdOf(name),
  customerId: customerIdOf(name.split('-')[0] as CustomerName),
  name,
  personType: 'PJ' as const,
  createdAt: new Date(Date.parse(createdAt) + index).toISOString(),
}))

/** Puts the people of the tests into an empty database, each with a session. */
export async function seedTestFirm(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction.all(
      toCommand(build.insert(customers).values(customerNames.map(toCustomerRow))),
      toCommand(build.insert(users).values(personNames.map(toUserRow))),
      toCommand(build.insert(businesses).values(businessRows)),
      toCommand(build.insert(businessUsers).values(membershipRows)),
      toCommand(build.insert(sessions).values(personNames.map(toSessionRow))),
    ),
  )
}
