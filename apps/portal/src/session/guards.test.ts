import { describe, expect, it } from 'vitest'
import { guardRoute, mayOpenRoute } from './guards.ts'

const plain = { customerAdmin: false, customerSuperAdmin: false }
const admin = { customerAdmin: true, customerSuperAdmin: false }
const superAdmin = { customerAdmin: true, customerSuperAdmin: true }
const onlySuper = { customerAdmin: false, customerSuperAdmin: true }

describe('mayOpenRoute', () => {
  it.each([
    [{}, undefined, false],
    [{}, plain, true],
    [{ requireAdmin: true }, plain, false],
    [{ requireAdmin: true }, admin, true],
    [{ requireAdmin: true }, onlySuper, false],
    [{ requireAdmin: true }, undefined, false],
    [{ requireSuperAdmin: true }, plain, false],
    [{ requireSuperAdmin: true }, admin, false],
    [{ requireSuperAdmin: true }, superAdmin, true],
    [{ requireSuperAdmin: true }, onlySuper, true],
    [{ requireSuperAdmin: true, requireAdmin: true }, onlySuper, false],
    [{ requireSuperAdmin: true, requireAdmin: true }, superAdmin, true],
  ])('%j for %j: %s', (flags, user, expected) => {
    expect(mayOpenRoute(flags, user)).toBe(expected)
  })
})

describe('guardRoute', () => {
  it('lets pass', () => {
    expect(() => guardRoute({ requireSuperAdmin: true }, superAdmin)).not.toThrow()
  })

  it('leads home otherwise', () => {
    expect(() => guardRoute({ requireSuperAdmin: true }, admin)).toThrow(
      expect.objectContaining({ options: expect.objectContaining({ to: '/' }) }),
    )
  })
})
