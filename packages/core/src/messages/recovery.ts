/** Texts of a forgotten password, its replacement, and a changed e-mail. */
export const recoveryMessages = {
  'session.newPasswordRequired': 'Nova senha é obrigatório',
  'session.confirmationRequired': 'Confirmar senha é obrigatório',
  'session.recoveryFailed': 'Falha ao recuperar acesso, tente novamente!',
  'session.recoverySent': 'Enviamos um link de redefinição de senha para o e-mail cadastrado.',
  'session.weakPassword':
    'Deve conter no mínimo 8 caracteres, sendo no mínimo uma letra maiúscula, uma letra minúscula e um número',
  'session.passwordMismatch': 'As senhas devem combinar',
  'session.tokenExpired': 'Token experirado! Refaça o processo de recuperação de senha.',
  'session.resetFailed': 'Erro ao atualizar senha! Favor entrar em contato com o suporte.',
  'session.resetUnsent': 'A senha não foi alterada.',
  'session.resetUnanswered':
    'Não sabemos se a senha foi alterada: a resposta não chegou. Verifique a internet e tente de novo com a mesma senha.',
  'session.passwordReset': 'Sua senha foi alterada. Entre com a nova senha.',
  'session.passwordResetBefore': 'Sua senha já foi alterada, e você entrou com ela.',
  'session.linkWhileSignedIn': 'Você já entrou no portal.',
  'session.linkAfterSignOut': 'Para criar a senha pelo link do e-mail, saia e abra o link de novo.',
  'session.passwordInProfile':
    'Para trocar a senha, abra Perfil, Usuário, e escolha Alterar senha.',
  'session.emailLinkExpired': 'Este link não vale mais. Peça a troca do e-mail de novo.',
  'session.emailConfirmedBefore':
    'A primeira tentativa pode ter dado certo. Entre com o novo e-mail; se não for aceito, peça a troca de novo.',
  'session.emailConfirmationUnanswered':
    'Não sabemos se o e-mail foi confirmado: a resposta não chegou. Verifique a internet e tente de novo.',
  'session.emailConfirmationFailed': 'Não foi possível confirmar o e-mail.',
} as const
