import { describe, expect, it } from 'vitest'
import { evaluateAssociation } from './association.rules.ts'
import { evaluateBusinessDeletion } from './business-deletion.rules.ts'
import { type BusinessViewer, canSeeBusiness } from './business-viewer.ts'

const plain = {
  kind: 'customer',
  userId: 'u1',
  customerId: 'c1',
  customerSuperAdmin: false,
} as const
const superAdmin: BusinessViewer = { ...plain, userId: 'u9', customerSuperAdmin: true }
const staff: BusinessViewer = { kind: 'staff', userId: 's1' }

describe('canSeeBusiness', () => {
  it.each([
    ['an associated user', plain, 'c1', ['u1'], true],
    ['another user', plain, 'c1', ['u2'], false],
    ['nobody is associated', plain, 'c1', [], false],
    ['a super admin of the customer', superAdmin, 'c1', [], true],
    ['a super admin of another customer', superAdmin, 'c2', [], false],
    ['an association across customers', plain, 'c2', ['u1'], false],
    ['staff', staff, 'c2', [], true],
  ] as const)('%s', (_, viewer, customerId, userIds, expected) => {
    expect(canSeeBusiness({ customerId, userIds }, viewer)).toBe(expected)
  })
})

describe('evaluateBusinessDeletion', () => {
  const unused = { hasDemands: false, hasDocuments: false, isLast: false }
  it.each([
    [unused, 'customer', undefined],
    [{ ...unused, hasDemands: true }, 'customer', 'hasDemands'],
    [{ ...unused, hasDemands: true }, 'staff', 'hasDemands'],
    [{ ...unused, hasDocuments: true }, 'customer', 'hasDocuments'],
    [{ ...unused, hasDocuments: true }, 'staff', 'hasDocuments'],
    [{ hasDemands: true, hasDocuments: true, isLast: true }, 'customer', 'hasDemands'],
    [{ ...unused, isLast: true }, 'customer', 'isLast'],
    [{ ...unused, isLast: true }, 'staff', undefined],
  ] as const)('%j by %s', (use, kind, reason) => {
    const expected = reason ? { allowed: false, reason } : { allowed: true }
    expect(evaluateBusinessDeletion(use, { kind })).toEqual(expected)
  })
})

describe('evaluateAssociation', () => {
  it.each([
    ['a colleague', 'give', {}, undefined],
    ['oneself', 'give', { id: 'u1' }, 'self'],
    ['a user of another customer', 'give', { customerId: 'c2' }, 'otherCustomer'],
    ['somebody of the firm', 'give', { customerId: null }, 'otherCustomer'],
    ['a blocked colleague', 'give', { status: 'BLOCKED' }, 'blocked'],
    ['from a blocked colleague', 'take', { status: 'BLOCKED' }, undefined],
    ['from a user of another customer', 'take', { customerId: 'c2' }, 'otherCustomer'],
  ] as const)('%s', (_, change, other, reason) => {
    const user = { id: 'u2', customerId: 'c1', status: 'ACTIVE', ...other } as const
    const expected = reason ? { allowed: false, reason } : { allowed: true }
    const [business, viewer] = [{ customerId: 'c1' }, { userId: 'u1' }]
    expect(evaluateAssociation(change, user, business, viewer)).toEqual(expected)
  })
})
