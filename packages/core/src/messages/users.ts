/** Texts of users, customer and businesses. */
export const userMessages = {
  'users.updated': 'usuário atualizado com sucesso!',
  'users.emailAsked':
    'O novo e-mail vale depois de confirmado pelo link que enviamos para {email}.',
  'users.emailWithdrawn': 'A troca foi cancelada. O e-mail continua o mesmo.',
  'users.emailWithdrawFailed': 'A troca de e-mail não foi cancelada, por favor tente novamente!',
  'users.created': 'Novo usuário adicionado com sucesso!',
  'users.passwordChanged': 'senha alterada com sucesso!',
  'users.removed': 'Usuário removido! {heir} é o novo responsável pelas demandas de {name}.',
  'users.privateDemandsHanded': 'As demandas sigilosas têm um novo responsável.',
  'users.privateDemandsHandFailed':
    'As demandas sigilosas não foram passadas, por favor tente novamente!',
  'users.removedNotice': 'Usuário removido',
  'users.restored': 'O usuário voltou.',
  'users.linkSent': 'Enviamos o link para definir a senha.',
  'users.loadFailed': 'falha ao obter os dados do usuário, tente atualizar a pagina!',
  'users.ownUpdateFailed': 'falha ao atualizar dados do usuário',
  'users.createFailed': 'O usuário não foi adicionado',
  'users.createUnanswered': 'Não sabemos se o usuário foi adicionado',
  'users.createUnansweredHint':
    'A resposta não chegou. Abra o formulário e envie de novo sem mudar nada: assim ele não entra em dobro.',
  'users.gone': 'Este usuário já foi excluído',
  'users.updateFailed': 'falha ao atualizar usuário, tente novamente mais tarde!',
  'users.removeFailed': 'Falha ao remover usuário, por favor tente novamente!',
  'users.passwordUnanswered': 'Não sabemos se a senha foi trocada',
  'users.passwordUnansweredHint': 'A resposta não chegou. Tente de novo com as mesmas senhas.',
} as const

/** Texts of the customer's own data. */
export const customerMessages = {
  'customers.updated': 'Cliente atualizado com sucesso!',
  'customers.loadFailed': 'Falha ao obter os dados do cliente, tente atualizar a pagina!',
  'customers.updateFailed':
    'Falha ao atualizar dados do cliente, por favor tente novamente mais tarde!',
} as const
