import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateUserCreation, evaluateUserEdit } from './user-changes.rules.ts'
import type { UsersManagedBy } from './user-management.rules.ts'
import {
  evaluateManagementOffer,
  evaluateNewUserOffers,
  evaluateUserOffers,
  toNotifiableUsers,
} from './user-offers.rules.ts'
import { manager, type Role, reasonOf, target } from './users.fixture.ts'

describe('evaluateUserOffers', () => {
  const open = { writing: { allowed: true } } as const
  it.each<[Role, boolean]>([
    ['user', false],
    ['admin', true],
    ['superAdmin', true],
  ])('%s makes a new admin: %s', (role, expected) => {
    const viewer = manager(role)
    const offers = evaluateNewUserOffers(viewer)
    expect(offers.changeEmail.allowed).toBe(true)
    expect(offers.grantAdmin.allowed).toBe(expected)
    expect(evaluateUserCreation(viewer, { customerAdmin: true }, 'everyone').allowed).toBe(expected)
  })

  it('offers nothing but oneself once the contract has ended', () => {
    const ended = { writing: { allowed: false, reason: 'ended' } } as const
    const viewer = manager('superAdmin')
    expect(reasonOf(evaluateManagementOffer(viewer, 'everyone', ended))).toBe('contractEnded')
    const other = evaluateUserOffers(viewer, target('user'), 'everyone', ended)
    expect([other.edit, other.remove].map(reasonOf)).toEqual(['contractEnded', 'contractEnded'])
    const own = evaluateUserOffers(viewer, viewer, 'everyone', ended)
    expect([own.edit, own.remove].map(reasonOf)).toEqual(['allowed', 'ownAccount'])
  })

  it.each<[Role, Role | 'own', UsersManagedBy, unknown, string, string, string]>([
    ['user', 'user', 'everyone', 'card', 'emailProtected', 'rankProtected', 'notAdmin'],
    ['user', 'own', 'everyone', 'own', 'allowed', 'ownAccount', 'notAdmin'],
    ['user', 'user', 'admins', 'adminsOnly', 'emailProtected', 'adminsOnly', 'notAdmin'],
    ['user', 'own', 'admins', 'own', 'allowed', 'ownAccount', 'notAdmin'],
    ['admin', 'user', 'admins', 'card', 'allowed', 'allowed', 'allowed'],
    ['admin', 'admin', 'admins', 'card', 'emailProtected', 'rankProtected', 'roleProtected'],
    ['superAdmin', 'admin', 'admins', 'card', 'allowed', 'allowed', 'allowed'],
    ['superAdmin', 'own', 'admins', 'own', 'allowed', 'ownAccount', 'allowed'],
  ])('%s on the card of %s, managed by %s', (role, of, managedBy, edit, email, remove, grant) => {
    const viewer = manager(role)
    const offers = evaluateUserOffers(viewer, of === 'own' ? viewer : target(of), managedBy, open)
    expect(offers.edit.allowed ? offers.edit.place : offers.edit.reason).toBe(edit)
    expect([offers.changeEmail, offers.remove, offers.grantAdmin].map(reasonOf)).toEqual([
      email,
      remove,
      grant,
    ])
  })

  const anyRole = fc.constantFrom<Role>('user', 'admin', 'superAdmin', 'onlySuper')
  it('offers what the rules allow', () => {
    fc.assert(
      fc.property(anyRole, anyRole, fc.boolean(), (role, of, isOwn) => {
        const viewer = manager(role)
        const user = isOwn ? { ...viewer, email: 'a@test.example' } : target(of)
        const offers = evaluateUserOffers(viewer, user, 'everyone', open)
        const may = (change: object) => evaluateUserEdit(viewer, user, change, 'everyone').allowed
        expect(offers.changeEmail.allowed).toBe(may({ email: 'outro@test.example' }))
        expect(offers.grantAdmin.allowed).toBe(may({ customerAdmin: !user.customerAdmin }))
      }),
    )
  })

  it('offers to notify the active users but the author', () => {
    const users = [
      { id: 'a', status: 'ACTIVE' },
      { id: 'b', status: 'ACTIVE' },
      { id: 'c', status: 'BLOCKED' },
    ] as const
    expect(toNotifiableUsers(users, 'b').map(({ id }) => id)).toEqual(['a'])
  })
})
