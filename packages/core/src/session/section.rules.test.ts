import { expect, it } from 'vitest'
import { evaluateRole, evaluateSection } from './section.rules.ts'

const users = {
  user: { customerAdmin: false, customerSuperAdmin: false },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
}

it.each(['financial', 'business', 'businessSettings'] as const)(
  'opens %s to super admins only',
  (section) => {
    expect(evaluateSection(section, users.superAdmin).allowed).toBe(true)
    for (const user of [users.user, users.admin]) {
      expect(evaluateSection(section, user)).toEqual({ allowed: false, reason: 'notSuperAdmin' })
    }
  },
)

it('opens a page for admins to admins', () => {
  expect(evaluateRole('admin', users.admin).allowed).toBe(true)
  expect(evaluateRole('admin', users.user)).toEqual({ allowed: false, reason: 'notAdmin' })
})
