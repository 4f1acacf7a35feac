import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '../messages/catalogue.ts'
import {
  evaluateUserBlocking,
  evaluateUserCreation,
  evaluateUserDeletion,
  evaluateUserEdit,
  evaluateUserManagement,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'
import {
  evaluateAdminBox,
  evaluateUserOffers,
  isMappingCheckPending,
  toHeirs,
  toNotifiableUsers,
} from './user-offers.rules.ts'
import { toUserProblem } from './user-problem.ts'

const roles = {
  user: { customerAdmin: false, customerSuperAdmin: false },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
  /** A super admin whose admin flag was never set. */
  onlySuper: { customerAdmin: false, customerSuperAdmin: true },
} as const
type Role = keyof typeof roles

const manager = (role: Role | 'staff', id = 'manager'): UserManager =>
  role === 'staff'
    ? { id, type: 'BACKOFFICE', ...roles.user }
    : { id, type: 'CUSTOMER', ...roles[role] }
const target = (role: Role, id = 'target') => ({ id, email: 'alvo@test.example', ...roles[role] })
const reasonOf = (decision: { allowed: boolean; reason?: string }) =>
  decision.allowed ? 'allowed' : decision.reason

describe('evaluateUserManagement', () => {
  it.each<[Role | 'staff', UsersManagedBy, string]>([
    ['user', 'everyone', 'allowed'],
    ['user', 'admins', 'adminsOnly'],
    ['admin', 'admins', 'allowed'],
    ['onlySuper', 'admins', 'allowed'],
    ['staff', 'admins', 'allowed'],
  ])('%s, managed by %s: %s', (role, managedBy, expected) => {
    expect(reasonOf(evaluateUserManagement(manager(role), managedBy))).toBe(expected)
  })
})

describe('evaluateUserCreation', () => {
  it.each<[Role | 'staff', object, UsersManagedBy, string]>([
    ['user', {}, 'everyone', 'allowed'],
    ['user', { customerAdmin: false }, 'everyone', 'allowed'],
    ['user', { customerAdmin: true }, 'everyone', 'adminGrant'],
    ['user', {}, 'admins', 'adminsOnly'],
    ['admin', { customerAdmin: true }, 'admins', 'allowed'],
    ['admin', { customerSuperAdmin: true }, 'everyone', 'superAdminGrant'],
    ['superAdmin', { customerSuperAdmin: true }, 'everyone', 'superAdminGrant'],
    ['staff', { customerAdmin: true, customerSuperAdmin: true }, 'admins', 'allowed'],
  ])('%s adds %o, managed by %s: %s', (role, draft, managedBy, expected) => {
    expect(reasonOf(evaluateUserCreation(manager(role), draft, managedBy))).toBe(expected)
  })
})

describe('evaluateUserEdit', () => {
  it.each<[Role | 'staff', Role, object, UsersManagedBy, string]>([
    ['user', 'user', { email: 'outro@test.example' }, 'everyone', 'allowed'],
    ['user', 'admin', { customerAdmin: true }, 'everyone', 'allowed'],
    ['user', 'admin', { customerAdmin: false }, 'everyone', 'adminGrant'],
    ['user', 'user', { customerAdmin: true }, 'everyone', 'adminGrant'],
    ['user', 'user', {}, 'admins', 'adminsOnly'],
    ['user', 'admin', { email: 'ALVO@test.example' }, 'everyone', 'allowed'],
    ['user', 'admin', { email: 'outro@test.example' }, 'everyone', 'emailOfHigherRank'],
    ['admin', 'superAdmin', { email: 'outro@test.example' }, 'everyone', 'emailOfHigherRank'],
    ['admin', 'admin', { email: 'outro@test.example' }, 'everyone', 'allowed'],
    ['superAdmin', 'superAdmin', { email: 'outro@test.example' }, 'everyone', 'allowed'],
    ['superAdmin', 'admin', { customerSuperAdmin: true }, 'everyone', 'superAdminGrant'],
    ['staff', 'superAdmin', { email: 'outro@test.example' }, 'admins', 'allowed'],
  ])('%s changes %s by %o, managed by %s: %s', (role, of, change, managedBy, expected) => {
    expect(reasonOf(evaluateUserEdit(manager(role), target(of), change, managedBy))).toBe(expected)
  })

  it('leaves everybody their own data, whoever manages', () => {
    for (const role of Object.keys(roles) as Role[]) {
      const own = { ...target(role, 'manager') }
      const change = { email: 'outro@test.example' }
      expect(evaluateUserEdit(manager(role), own, change, 'admins').allowed).toBe(true)
    }
  })

  const anyRole = fc.constantFrom<Role>('user', 'admin', 'superAdmin', 'onlySuper')
  const anyChange = fc.record(
    {
      email: fc.emailAddress(),
      customerAdmin: fc.boolean(),
      customerSuperAdmin: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  const anyManagedBy = fc.constantFrom<UsersManagedBy>('everyone', 'admins')

  it('never lets anybody of a customer come to more rights, their own or through another', () => {
    fc.assert(
      fc.property(
        anyRole,
        anyRole,
        anyChange,
        anyManagedBy,
        fc.boolean(),
        (role, of, change, managedBy, isOwn) => {
          const by = manager(role)
          const user = target(of, isOwn ? by.id : 'target')
          if (!evaluateUserEdit(by, user, change, managedBy).allowed) return
          const after = { ...user, ...change }
          expect(after.customerSuperAdmin).toBe(user.customerSuperAdmin)
          const isAdmin = by.customerAdmin || by.customerSuperAdmin
          if (!isAdmin) expect(after.customerAdmin).toBe(user.customerAdmin)
          if (isOwn || after.email.toLowerCase() === user.email.toLowerCase()) return
          expect(by.customerSuperAdmin || !user.customerSuperAdmin).toBe(true)
          expect(isAdmin || !user.customerAdmin).toBe(true)
        },
      ),
    )
  })

  it('allows to everyone whatever it allows to admins only', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyChange, (role, of, change) => {
        if (!evaluateUserEdit(manager(role), target(of), change, 'admins').allowed) return
        expect(evaluateUserEdit(manager(role), target(of), change, 'everyone').allowed).toBe(true)
      }),
    )
  })
})

describe('evaluateUserDeletion', () => {
  const heir = { id: 'heir', status: 'ACTIVE' } as const
  it.each<
    [
      string,
      Parameters<typeof evaluateUserDeletion>[1],
      Parameters<typeof evaluateUserDeletion>[2],
      UsersManagedBy,
      string,
    ]
  >([
    ['an heir', { id: 'target' }, heir, 'everyone', 'allowed'],
    ['oneself as the heir', { id: 'target' }, { ...heir, id: 'manager' }, 'everyone', 'allowed'],
    ['oneself', { id: 'manager' }, heir, 'everyone', 'ownAccount'],
    ['no heir', { id: 'target' }, undefined, 'everyone', 'heirRequired'],
    [
      'the removed as heir',
      { id: 'target' },
      { ...heir, id: 'target' },
      'everyone',
      'heirIsRemoved',
    ],
    ['an unknown heir', { id: 'target' }, null, 'everyone', 'heirUnknown'],
    ['a blocked heir', { id: 'target' }, { ...heir, status: 'BLOCKED' }, 'everyone', 'heirUnknown'],
    ['admins only', { id: 'target' }, heir, 'admins', 'adminsOnly'],
  ])('%s', (_, removed, by, managedBy, expected) => {
    expect(reasonOf(evaluateUserDeletion(manager('user'), removed, by, managedBy))).toBe(expected)
  })
})

it('blocks anybody but oneself', () => {
  expect(evaluateUserBlocking({ id: 'a' }, { id: 'b' }).allowed).toBe(true)
  expect(reasonOf(evaluateUserBlocking({ id: 'a' }, { id: 'a' }))).toBe('ownAccount')
})

describe('evaluateUserOffers', () => {
  it.each<[Role, string, UsersManagedBy, unknown, string, string]>([
    ['user', 'other', 'everyone', 'card', 'allowed', 'notAdmin'],
    ['user', 'own', 'everyone', 'own', 'ownAccount', 'notAdmin'],
    ['user', 'other', 'admins', 'adminsOnly', 'adminsOnly', 'notAdmin'],
    ['user', 'own', 'admins', 'own', 'ownAccount', 'notAdmin'],
    ['admin', 'other', 'admins', 'card', 'allowed', 'allowed'],
    ['superAdmin', 'own', 'admins', 'own', 'ownAccount', 'allowed'],
  ])('%s on the %s card, managed by %s', (role, whose, managedBy, edit, remove, grant) => {
    const viewer = manager(role)
    const id = whose === 'own' ? viewer.id : 'other'
    const offers = evaluateUserOffers(viewer, { id }, managedBy)
    expect(offers.edit.allowed ? offers.edit.place : offers.edit.reason).toBe(edit)
    expect([reasonOf(offers.remove), reasonOf(offers.grantAdmin)]).toEqual([remove, grant])
  })

  it.each<[Role | 'staff', boolean, string]>([
    ['admin', true, 'allowed'],
    ['staff', true, 'allowed'],
    ['user', true, 'notAdmin'],
    ['admin', false, 'readOnly'],
    ['user', false, 'readOnly'],
  ])("'Administrador' for %s, editing %s: %s", (role, isEditing, expected) => {
    const offers = evaluateUserOffers(manager(role), { id: 'other' }, 'everyone')
    expect(reasonOf(evaluateAdminBox(offers, { isEditing }))).toBe(expected)
  })

  it('offers active heirs other than the removed user', () => {
    const users = [
      { id: 'a', status: 'ACTIVE' },
      { id: 'b', status: 'ACTIVE' },
      { id: 'c', status: 'BLOCKED' },
    ] as const
    expect(toHeirs(users, 'a').map(({ id }) => id)).toEqual(['b'])
    expect(toNotifiableUsers(users, 'b').map(({ id }) => id)).toEqual(['a'])
  })
})

it('has a text for every refusal', () => {
  const reasons = [
    'adminsOnly',
    'adminGrant',
    'superAdminGrant',
    'emailOfHigherRank',
    'ownAccount',
    'heirRequired',
    'heirIsRemoved',
    'heirUnknown',
    'notAdmin',
    'weak',
    'mismatch',
  ] as const
  for (const reason of reasons) expect(message(toUserProblem(reason))).toMatch(/[.!\wê]$/)
})

it('counts the mapping check as pending without a date', () => {
  expect(isMappingCheckPending({ mappingResponsibilityCheckDate: null })).toBe(true)
  expect(
    isMappingCheckPending({ mappingResponsibilityCheckDate: '2026-03-10T12:00:00.000Z' }),
  ).toBe(false)
})
