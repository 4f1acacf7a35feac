import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluateFirmAdminLoss,
  evaluateUserCreation,
  evaluateUserEdit,
} from './user-changes.rules.ts'
import { evaluateUserBlocking, rankOf, type UsersManagedBy } from './user-management.rules.ts'
import { evaluateUserRemoval } from './user-removal.rules.ts'
import { type Anyone, manager, type Role, reasonOf, roles, target } from './users.fixture.ts'

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
