/** Texts of the users' forms. */
export const userFieldMessages = {
  'users.currentPasswordRequired': 'Senha atual é obrigatório',
  'users.newPasswordRequired': 'Nova senha é obrigatório',
  'users.newPasswordConfirmRequired': 'Confirmar nova senha é obrigatório',
  'users.invalidPhone': 'Informe um telefone com DDD, de 10 ou 11 dígitos',
  'users.heirIsRemoved': 'Escolha outro usuário: este será removido',
} as const
