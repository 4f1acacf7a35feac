import { describe, expect, it } from 'vitest'
import type { UsersManagedBy } from './user-management.rules.ts'
import { evaluatePrivateHeir, evaluateUserDeletion, type Heirs } from './user-removal.rules.ts'
import { type Anyone, manager, type Role, reasonOf, roles, target } from './users.fixture.ts'

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
