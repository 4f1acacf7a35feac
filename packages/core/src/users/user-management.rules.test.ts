import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRM_ADMIN, isFirmAdmin } from '../firm-admin.rules.ts'
import {
  evaluateFirmAdminLoss,
  evaluatePrivateHeir,
  evaluateUserBlocking,
  evaluateUserCreation,
  evaluateUserDeletion,
  evaluateUserEdit,
  evaluateUserManagement,
  evaluateUserRemoval,
  type Heirs,
  rankOf,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'
import {
  evaluateManagementOffer,
  evaluateNewUserOffers,
  evaluateUserOffers,
  toNotifiableUsers,
} from './user-offers.rules.ts'

const roles = {
  user: { customerAdmin: false, customerSuperAdmin: false },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
  /** A super admin whose admin flag was never set. */
  onlySuper: { customerAdmin: false, customerSuperAdmin: true },
} as const
type Role = keyof typeof roles
type Anyone = Role | 'staff' | 'firmAdmin'

function manager(role: Anyone, id = 'manager'): UserManager {
  if (role !== 'staff' && role !== 'firmAdmin') return { id, type: 'CUSTOMER', ...roles[role] }
  const own = role === 'firmAdmin' ? [FIRM_ADMIN] : []
  return { id, type: 'BACKOFFICE', ...roles.user, roles: own }
}
const target = (role: Anyone, id = 'target') => ({
  ...manager(role, id),
  email: 'alvo@test.example',
})
const reasonOf = (decision: { allowed: boolean; reason?: string }) =>
  decision.allowed ? 'allowed' : decision.reason

describe('isFirmAdmin', () => {
  it('is who has the role, of the people of the firm', () => {
    expect(isFirmAdmin(manager('firmAdmin'))).toBe(true)
    expect(isFirmAdmin(manager('staff'))).toBe(false)
    expect(isFirmAdmin({ ...manager('superAdmin'), roles: [FIRM_ADMIN] })).toBe(false)
  })

  it('is nobody whose roles are not known', () => {
    const { roles: _, ...unknown } = manager('firmAdmin')
    expect(isFirmAdmin(unknown)).toBe(false)
  })
})

describe('evaluateUserManagement', () => {
  it.each<[Anyone, UsersManagedBy, string]>([
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
  it.each<[Anyone, object, UsersManagedBy, string]>([
    ['user', {}, 'everyone', 'allowed'],
    ['user', { customerAdmin: false }, 'everyone', 'allowed'],
    ['user', { customerAdmin: true }, 'everyone', 'adminGrant'],
    ['user', {}, 'admins', 'adminsOnly'],
    ['admin', { customerAdmin: true }, 'admins', 'allowed'],
    ['admin', { customerSuperAdmin: true }, 'everyone', 'superAdminGrant'],
    ['superAdmin', { customerSuperAdmin: true }, 'everyone', 'superAdminGrant'],
    ['staff', { customerAdmin: true, customerSuperAdmin: true }, 'admins', 'firmAdminsOnly'],
    ['firmAdmin', { customerAdmin: true, customerSuperAdmin: true }, 'admins', 'allowed'],
  ])('%s adds %o, managed by %s: %s', (role, draft, managedBy, expected) => {
    expect(reasonOf(evaluateUserCreation(manager(role), draft, managedBy))).toBe(expected)
  })
})

describe('evaluateUserEdit', () => {
  const email = 'outro@test.example'
  it.each<[Anyone, Anyone, object, UsersManagedBy, string]>([
    ['user', 'user', { email }, 'everyone', 'emailProtected'],
    ['user', 'admin', { customerAdmin: true }, 'everyone', 'allowed'],
    ['user', 'admin', { customerAdmin: false }, 'everyone', 'adminGrant'],
    ['user', 'user', { customerAdmin: true }, 'everyone', 'adminGrant'],
    ['user', 'user', {}, 'admins', 'adminsOnly'],
    ['user', 'admin', { email: 'ALVO@test.example' }, 'everyone', 'emailProtected'],
    ['user', 'admin', { email: 'alvo@test.example' }, 'everyone', 'allowed'],
    ['admin', 'user', { email: 'ALVO@test.example' }, 'everyone', 'allowed'],
    ['user', 'admin', { email }, 'everyone', 'emailProtected'],
    ['admin', 'user', { email, customerAdmin: true }, 'admins', 'allowed'],
    ['admin', 'admin', { email }, 'everyone', 'emailProtected'],
    ['admin', 'admin', { customerAdmin: false }, 'everyone', 'roleProtected'],
    ['admin', 'superAdmin', { customerAdmin: false }, 'everyone', 'roleProtected'],
    ['admin', 'superAdmin', { email }, 'everyone', 'emailProtected'],
    ['superAdmin', 'admin', { email, customerAdmin: false }, 'everyone', 'allowed'],
    ['superAdmin', 'superAdmin', { email }, 'everyone', 'emailProtected'],
    ['superAdmin', 'admin', { customerSuperAdmin: true }, 'everyone', 'superAdminGrant'],
    ['staff', 'superAdmin', { email }, 'admins', 'firmAdminsOnly'],
    ['staff', 'user', { customerAdmin: true }, 'everyone', 'firmAdminsOnly'],
    ['staff', 'superAdmin', { customerSuperAdmin: false }, 'everyone', 'firmAdminsOnly'],
    ['staff', 'superAdmin', {}, 'admins', 'allowed'],
    ['firmAdmin', 'superAdmin', { email, customerSuperAdmin: false }, 'admins', 'allowed'],
    ['staff', 'staff', { email }, 'everyone', 'emailProtected'],
    ['firmAdmin', 'staff', { email }, 'everyone', 'allowed'],
    ['firmAdmin', 'firmAdmin', { email }, 'everyone', 'emailProtected'],
    ['staff', 'staff', {}, 'everyone', 'allowed'],
    ['staff', 'staff', { firmAdmin: true }, 'everyone', 'firmAdminsOnly'],
    ['superAdmin', 'user', { firmAdmin: true }, 'everyone', 'firmAdminsOnly'],
    ['firmAdmin', 'staff', { firmAdmin: true }, 'everyone', 'allowed'],
    ['firmAdmin', 'firmAdmin', { firmAdmin: false }, 'everyone', 'roleProtected'],
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
          if (isOwn || rankOf(by) > rankOf(user)) return
          expect(after.customerAdmin || !user.customerAdmin).toBe(true)
          expect(after.email).toBe(user.email)
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

describe('evaluateFirmAdminLoss', () => {
  it.each<[Anyone, boolean | undefined, number, string]>([
    ['firmAdmin', false, 0, 'lastFirmAdmin'],
    ['firmAdmin', false, 1, 'allowed'],
    ['firmAdmin', true, 0, 'allowed'],
    ['firmAdmin', undefined, 0, 'allowed'],
    ['staff', false, 0, 'allowed'],
  ])('%s, firmAdmin: %s, with %i others: %s', (role, firmAdmin, others, expected) => {
    expect(reasonOf(evaluateFirmAdminLoss(target(role), { firmAdmin }, others))).toBe(expected)
  })

  it('is the only way out: nobody removes, blocks or demotes an admin of the firm', () => {
    const anyone: Anyone[] = ['user', 'admin', 'superAdmin', 'onlySuper', 'staff', 'firmAdmin']
    for (const role of anyone) {
      for (const id of ['manager', 'target']) {
        const [by, admin] = [manager(role), target('firmAdmin', id)]
        expect(evaluateUserRemoval(by, admin, 'everyone').allowed).toBe(false)
        expect(evaluateUserBlocking(by, admin).allowed).toBe(false)
      }
      const demotion = { firmAdmin: false }
      const by = manager(role)
      expect(evaluateUserEdit(by, target('firmAdmin'), demotion, 'everyone').allowed).toBe(false)
    }
  })
})

describe('evaluatePrivateHeir', () => {
  it.each<[Anyone, string]>([
    ['admin', 'privateHeirGrant'],
    ['staff', 'privateHeirGrant'],
    ['superAdmin', 'allowed'],
    ['firmAdmin', 'allowed'],
  ])('chosen by %s: %s', (by, expected) => {
    const removal = { removedId: 'target', removerId: 'other' }
    const heir = { id: 'heir', status: 'ACTIVE' } as const
    expect(reasonOf(evaluatePrivateHeir(manager(by), removal, heir))).toBe(expected)
  })
})

describe('evaluateUserDeletion', () => {
  const heir = { id: 'heir', status: 'ACTIVE' } as const
  const blocked = { id: 'blocked', status: 'BLOCKED' } as const
  const oneself = { id: 'manager', status: 'ACTIVE' } as const
  const removed = { id: 'target', status: 'ACTIVE' } as const
  it.each<[string, Anyone, Anyone, Heirs, UsersManagedBy, string]>([
    ['an heir', 'admin', 'user', { heir }, 'everyone', 'allowed'],
    ['oneself as the heir', 'admin', 'user', { heir: oneself }, 'everyone', 'allowed'],
    [
      'oneself into a business',
      'admin',
      'user',
      { heir: oneself, joinsBusiness: true },
      'everyone',
      'heirOutsideBusiness',
    ],
    [
      'oneself into a business, as who sees all',
      'superAdmin',
      'user',
      { heir: oneself, joinsBusiness: true },
      'everyone',
      'allowed',
    ],
    [
      'another into a business',
      'admin',
      'user',
      { heir, joinsBusiness: true },
      'everyone',
      'allowed',
    ],
    ['no heir', 'admin', 'user', { heir: undefined }, 'everyone', 'heirRequired'],
    ['the removed as heir', 'admin', 'user', { heir: removed }, 'everyone', 'heirIsRemoved'],
    ['an unknown heir', 'admin', 'user', { heir: null }, 'everyone', 'heirUnknown'],
    ['a blocked heir', 'admin', 'user', { heir: blocked }, 'everyone', 'heirUnknown'],
    ['a user by a user', 'user', 'user', { heir }, 'everyone', 'rankProtected'],
    ['a user by a user, admins only', 'user', 'user', { heir }, 'admins', 'adminsOnly'],
    ['an admin by a user', 'user', 'admin', { heir }, 'everyone', 'rankProtected'],
    ['an admin by an admin', 'admin', 'admin', { heir }, 'everyone', 'rankProtected'],
    ['a super admin by an admin', 'admin', 'onlySuper', { heir }, 'everyone', 'rankProtected'],
    ['an admin by a super admin', 'superAdmin', 'admin', { heir }, 'everyone', 'allowed'],
    ['a super admin by another', 'superAdmin', 'superAdmin', { heir }, 'admins', 'rankProtected'],
    ['a super admin by the firm', 'firmAdmin', 'superAdmin', { heir }, 'admins', 'allowed'],
    ['a super admin by staff', 'staff', 'superAdmin', { heir }, 'everyone', 'firmAdminsOnly'],
    ['a user by staff', 'staff', 'user', { heir }, 'everyone', 'firmAdminsOnly'],
    ['staff by staff', 'staff', 'staff', { heir }, 'everyone', 'firmAdminsOnly'],
    ['staff by an admin of the firm', 'firmAdmin', 'staff', { heir }, 'everyone', 'allowed'],
    [
      'an admin of the firm by another',
      'firmAdmin',
      'firmAdmin',
      { heir },
      'everyone',
      'rankProtected',
    ],
    [
      'secrets named by an admin',
      'admin',
      'user',
      { heir, privateHeir: heir },
      'everyone',
      'privateHeirGrant',
    ],
    [
      'secrets named by a super admin',
      'superAdmin',
      'user',
      { heir, privateHeir: heir },
      'everyone',
      'allowed',
    ],
    [
      'secrets named by the firm',
      'firmAdmin',
      'user',
      { heir, privateHeir: heir },
      'everyone',
      'allowed',
    ],
    [
      'secrets to oneself',
      'superAdmin',
      'user',
      { heir, privateHeir: oneself },
      'everyone',
      'privateHeirIsRemover',
    ],
    [
      'secrets to the removed',
      'superAdmin',
      'user',
      { heir, privateHeir: removed },
      'everyone',
      'privateHeirUnknown',
    ],
    [
      'secrets to nobody known',
      'superAdmin',
      'user',
      { heir, privateHeir: null },
      'everyone',
      'privateHeirUnknown',
    ],
    [
      'secrets to a blocked user',
      'superAdmin',
      'user',
      { heir, privateHeir: blocked },
      'everyone',
      'privateHeirUnknown',
    ],
  ])('%s', (_, by, of, heirs, managedBy, expected) => {
    expect(reasonOf(evaluateUserDeletion(manager(by), target(of), heirs, managedBy))).toBe(expected)
  })

  it('removes nobody by themselves', () => {
    for (const role of [
      ...(Object.keys(roles) as Role[]),
      'staff' as const,
      'firmAdmin' as const,
    ]) {
      const by = manager(role)
      expect(reasonOf(evaluateUserDeletion(by, by, { heir }, 'everyone'))).toBe('ownAccount')
    }
  })
})

describe('evaluateUserBlocking', () => {
  it.each<[Anyone, Anyone, string]>([
    ['firmAdmin', 'staff', 'allowed'],
    ['firmAdmin', 'firmAdmin', 'rankProtected'],
    ['staff', 'user', 'allowed'],
    ['staff', 'superAdmin', 'allowed'],
    ['staff', 'staff', 'rankProtected'],
  ])('%s blocks %s: %s', (by, of, expected) => {
    expect(reasonOf(evaluateUserBlocking(manager(by), target(of)))).toBe(expected)
    expect(reasonOf(evaluateUserBlocking(manager(by), manager(by)))).toBe('ownAccount')
  })
})

describe('evaluateUserOffers', () => {
  const open = { writing: { allowed: true } } as const
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
