/** Texts of sign-in, recovery and reset. Specification §2, §5, §8. */
export const sessionMessages = {
  'session.loading': 'Carregando...',
  'session.invalidCredentials': 'Email e/ou senha inválidos',
  'session.signInFailed': 'Falha ao realizar login',
  'session.invalidEmail': 'Email inválido',
  'session.emailRequired': 'E-mail é obrigatório',
  'session.passwordRequired': 'Senha é obrigatório',
  'session.confirmationRequired': 'Confirmar senha é obrigatório',
  'session.recoveryFailed': 'Falha ao recuperar acesso, tente novamente!',
  'session.recoverySent': 'Enviamos um link de redefinição de senha para o e-mail cadastrado.',
  'session.weakPassword':
    'Deve conter no mínimo 8 caracteres, sendo no mínimo uma letra maiúscula, uma letra minúscula e um número',
  'session.passwordMismatch': 'As senhas devem combinar',
  'session.tokenExpired': 'Token experirado! Refaça o processo de recuperação de senha.',
  'session.resetFailed': 'Erro ao atualizar senha! Favor entrar em contato com o suporte.',
  'session.passwordReset': 'Sua senha foi alterada. Entre com a nova senha.',
  'session.emailLinkExpired': 'Este link não vale mais. Peça a troca do e-mail de novo.',
  'session.emailConfirmationFailed': 'Não foi possível confirmar o e-mail.',
  'session.device': '{browser} no {system}',
  'session.someBrowser': 'Navegador',
  'session.deviceUnknown': 'Dispositivo não identificado',
  'session.expired': 'Sua sessão terminou. Entre novamente para continuar.',
} as const
