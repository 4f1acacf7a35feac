import type { UserColumns } from './users.store.ts'

/** What people give of a user. */
interface Given {
  readonly name?: string
  readonly email?: string
  readonly phone?: string | null
  readonly occupation?: string | null
  readonly customerAdmin?: boolean
  readonly customerSuperAdmin?: boolean
}

const toBare = (phone: string | null) => phone?.replaceAll(/\D/g, '') || null

/** What is given as it is stored: trimmed, a phone as digits, nothing as null. */
export function toUserColumns({ name, email, phone, occupation, ...roles }: Given): UserColumns {
  return {
    ...roles,
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phone !== undefined && { phone: toBare(phone) }),
    ...(occupation !== undefined && { occupation: occupation?.trim() || null }),
  }
}
