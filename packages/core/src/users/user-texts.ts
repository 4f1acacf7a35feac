import type { CustomerRoles } from '../customer-admin.rules.ts'
import type { components } from '../generated/schema.ts'
import { userTextMessages as texts } from '../messages/user-texts.ts'

/** The highest role of a user in their customer, in words: 'Administrador principal', 'Administrador' or 'Usuário'. */
export function toRoleText({ customerAdmin, customerSuperAdmin }: CustomerRoles): string {
  if (customerSuperAdmin) return texts['users.role.superAdmin']
  return texts[`users.role.${customerAdmin ? 'admin' : 'user'}`]
}

/** 'Ativo', or that the firm has blocked the user. */
export const toUserStatusText = ({
  status,
}: Pick<components['schemas']['UserSummary'], 'status'>): string => texts[`users.status.${status}`]
