import { evaluateAccess } from '@tramite/core/access'
import { civilDateOf, conventions } from '@tramite/core/calendar'
import { toDemoRows } from '../demo/demo-rows.ts'

const now = new Date('2026-11-18T12:30:00Z')
const preset = conventions.specified

/** The day on which the demo firm is loaded. */
export const demoDay = civilDateOf(now, preset.timeZone)

/** The rows of the demo firm, loaded on that day. */
export const demoRows = toDemoRows(now, preset, 'hash')

/** A person of the demo firm, as the rules of core read them. */
export function personOf(email: string) {
  const user = demoRows.users.find((row) => row.email === email)
  if (!user) throw new Error(`No ${email}`)
  const { customerAdmin = false, customerSuperAdmin = false } = user
  const customer = demoRows.customers.find(({ id }) => id === user.customerId)
  const tags = demoRows.customerTags.filter(({ customerId }) => customerId === user.customerId)
  const state = customer && {
    isChurn: customer.isChurn ?? false,
    accessAllowedUntil: customer.accessAllowedUntil ?? null,
    hasSuspendedContract: customer.hasSuspendedContract ?? false,
    hasPaymentOverdue: customer.hasPaymentOverdue ?? false,
    paymentOverdueSince: customer.paymentOverdueSince ?? null,
    isSpecificDemand: customer.isSpecificDemand ?? false,
    customerAccess: customer.customerAccess ?? [],
    tags: tags.map(({ name }) => ({ name })),
  }
  const roles = { customerAdmin, customerSuperAdmin }
  const input = { customer: state ?? null, user: roles, today: demoDay, conventions: preset }
  return {
    user,
    customer,
    roles,
    input,
    tags: tags.map(({ name }) => ({ name })),
    access: evaluateAccess(input),
    businesses: demoRows.businessUsers.filter(({ userId }) => userId === user.id),
  }
}
