import { describe, expect, it } from 'vitest'
import { evaluateReminderHandOver } from './reminder-hand-over.rules.ts'

describe('the hand-over', () => {
  const user = { type: 'CUSTOMER', customerAdmin: false, customerSuperAdmin: false } as const
  const heir = { id: 'c', status: 'ACTIVE' } as const
  const admin = { ...user, customerAdmin: true }
  const staff = { ...user, type: 'BACKOFFICE', roles: [] } as const
  it.each([
    ['b', staff, heir, 'admins', null],
    ['b', user, heir, 'everyone', 'rankProtected'],
    ['b', admin, heir, 'everyone', null],
    ['b', user, heir, 'admins', 'adminsOnly'],
    ['a', user, heir, 'admins', null],
    ['b', admin, null, 'everyone', 'heirUnknown'],
    ['b', admin, { id: 'c', status: 'BLOCKED' }, 'everyone', 'heirUnknown'],
    ['b', admin, { id: 'b', status: 'ACTIVE' }, 'everyone', 'heirIsRemoved'],
  ] as const)('of %s by %j to %j, managed by %s: %s', (id, by, to, managedBy, reason) => {
    const from = { id, ...user }
    const decision = evaluateReminderHandOver({ id: 'a', ...by }, from, to, managedBy)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})
