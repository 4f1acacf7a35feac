/** Texts of the user's own profile and of the customer's data. */
export const profileLabels = {
  title: 'Perfil',
  sections: 'Seções do perfil',
  noSection: 'Nenhuma seção aberta',
  chooseSection:
    'Escolha acima o que ver: o seu usuário, os dados do cadastro, as preferências ou os usuários.',
  tabs: {
    user: 'Usuário',
    customer: 'Dados',
    preferences: 'Preferências',
    settings: 'Gerenciar usuários',
  },
  saveChanges: 'Salvar Alterações',
  yes: 'Sim',
  no: 'Não',

  userHeading: 'Seus dados',
  emailNeedsPassword: 'Para trocar o e-mail, confirme com a sua senha.',
  emailProtected: 'Só alguém com mais permissões pode mudar o e-mail desta pessoa.',
  pendingEmail: 'Novo e-mail aguardando confirmação',
  pendingEmailText: (email: string) =>
    `Enviamos um link para ${email}. Até lá, vale o e-mail atual.`,
  withdrawEmail: 'Cancelar troca',
  withdrawingEmail: 'Cancelando',
  admin: 'Administrador',
  adminReasons: {
    notAdmin: 'Só um administrador pode mudar esta permissão.',
    roleProtected: 'Esta pessoa tem as mesmas permissões que você, ou mais.',
  },
  changePassword: 'Alterar senha',
  changingPassword: 'Alterando',
  passwordHint: 'Ao trocar, os outros dispositivos saem da sua conta.',
  passwordRule: 'Pelo menos 8 caracteres, com maiúscula, minúscula e número.',
  remove: 'Excluir',
  ownAccount:
    'Você não pode excluir a própria conta. Peça a alguém com mais permissões, ou ao escritório.',
  ownTopAccount: 'Você não pode excluir a própria conta. Peça ao escritório.',
  noComplement: 'Se não houver, escreva “casa”.',

  customerHeading: 'Dados do cliente',
  customerDescription: 'Usados pelo escritório em contratos e procurações.',
  customerName: 'Nome',
} as const
