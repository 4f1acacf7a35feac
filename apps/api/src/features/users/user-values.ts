import type { Conventions } from '@tramite/core/calendar'
import { createMasks } from '@tramite/core/forms'
import { FIRM_ADMIN } from '@tramite/core/users'
import type { UserColumns } from './users.store.ts'

/** What people give of a user. */
interface Given {
  readonly name?: string
  readonly email?: string
  readonly phone?: string | null
  readonly occupation?: string | null
  readonly customerAdmin?: boolean
  readonly customerSuperAdmin?: boolean
  readonly firmAdmin?: boolean
  readonly currentPassword?: string
}

/**
 * What is given as it is stored: trimmed, nothing as null, and a phone as its form gives it: without
 * separators and Brazil's country code, and with every other character.
 */
export function toUserColumns(given: Given, conventions: Conventions): UserColumns {
  const { phone: mask } = createMasks(conventions)
  const { name, email, phone, occupation, firmAdmin, currentPassword: _, ...roles } = given
  return {
    ...roles,
    ...(firmAdmin !== undefined && { roles: firmAdmin ? [FIRM_ADMIN] : [] }),
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phone !== undefined && { phone: mask.toWhole(phone ?? '') || null }),
    ...(occupation !== undefined && { occupation: occupation?.trim() || null }),
  }
}
