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

const toBare = (phone: string | null) => phone?.replaceAll(/\D/g, '') || null

/** What is given as it is stored: trimmed, a phone as digits, nothing as null. */
export function toUserColumns(given: Given): UserColumns {
  const { name, email, phone, occupation, firmAdmin, currentPassword: _, ...roles } = given
  return {
    ...roles,
    ...(firmAdmin !== undefined && { roles: firmAdmin ? [FIRM_ADMIN] : [] }),
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phone !== undefined && { phone: toBare(phone) }),
    ...(occupation !== undefined && { occupation: occupation?.trim() || null }),
  }
}
