/** Texts of password recovery and of confirming a new e-mail. Errors are messages of core. */
export const recoveryLabels = {
  back: 'Voltar',
  forgotTitle: 'Recuperar acesso',
  forgotText: 'Informe o e-mail cadastrado e enviaremos um link para criar uma nova senha.',
  send: 'Enviar',
  sentTitle: 'Verifique seu e-mail',
  sentHint: 'O link vale por uma hora. Se não o encontrar, veja também a caixa de spam.',
  resetTitle: 'Criar nova senha',
  resetText: (email: string) => `Para a conta ${email}.`,
  newPassword: 'Nova senha',
  confirmPassword: 'Confirmar senha',
  passwordHint: 'Ao menos 8 caracteres, com letra maiúscula, letra minúscula e número.',
  newLink: 'Pedir um novo link',
  changePassword: 'Alterar senha',
  confirmEmailTitle: 'Confirmar e-mail',
  confirmEmailText: (email: string) =>
    `Confirme que ${email} é o novo e-mail da sua conta. As sessões abertas terminam: o próximo acesso é com ele.`,
  confirmEmail: 'Confirmar',
  emailConfirmed: (email: string) =>
    `Pronto: o e-mail da sua conta agora é ${email}. As sessões abertas terminaram: o próximo acesso é com ele. Se ainda não tem senha, o link para criar uma vai para ele.`,
} as const
