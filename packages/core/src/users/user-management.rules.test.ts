import { describe, expect, it } from 'vitest'
import { FIRM_ADMIN, isFirmAdmin } from '../firm-admin.rules.ts'
import {
  evaluateUserBlocking,
  evaluateUserManagement,
  type UsersManagedBy,
} from './user-management.rules.ts'
import { type Anyone, manager, reasonOf, target } from './users.fixture.ts'

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
