import type { Conventions } from '@tramite/core/calendar'
import { createMasks, stripInvisible } from '@tramite/core/forms'
import { FIRM_ADMIN } from '@tramite/core/users'
import type { UserColumns } from './users.store.ts'

/** The input about a user. */
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

/** A name as it is stored: without invisible characters, trimmed, with single spaces. */
export const toStoredName = (name: string): string =>
  stripInvisible(name).trim().replace(/\s+/g, ' ')

/**
 * The input as it is stored: trimmed, empty as null, and a phone in the format of its form: without
 * separators and Brazil's country code; every other character is kept.
 */
export function toUserColumns(given: Given, conventions: Conventions): UserColumns {
  const { phone: mask } = createMasks(conventions)
  const { name, email, phone, occupation, firmAdmin, currentPassword: _, ...roles } = given
  return {
    ...roles,
    ...(firmAdmin !== undefined && { roles: firmAdmin ? [FIRM_ADMIN] : [] }),
    ...(name !== undefined && { name: toStoredName(name) }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phone !== undefined && { phone: mask.parse(phone ?? '') || null }),
    ...(occupation !== undefined && { occupation: occupation?.trim() || null }),
  }
}
