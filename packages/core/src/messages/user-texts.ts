/** What the list of users says of each. */
export const userTextMessages = {
  'users.role.superAdmin': 'Administrador principal',
  'users.role.admin': 'Administrador',
  'users.role.user': 'Usuário',
  'users.status.ACTIVE': 'Ativo',
  'users.status.BLOCKED': 'Bloqueado pelo escritório',
} as const
