/** Texts of actions on businesses, and for users without one. */
export const businessMessages = {
  'businesses.none':
    'Você não está atribuído a nenhum negócio. Entre em contato com o administrador.',
  'businesses.created': 'Negócio criado',
  'businesses.createFailed': 'Não foi possível criar o negócio',
  'businesses.deleted': 'Negócio excluído',
  'businesses.deleteFailed': 'Não foi possível excluir o negócio',
  'businesses.updated': 'Negócio atualizado',
  'businesses.updateFailed': 'Não foi possível atualizar o negócio',
  'businesses.requestFailed': 'O pedido não foi enviado',
  'businesses.userAdded': 'Usuário incluído no negócio',
  'businesses.userAddFailed': 'Não foi possível incluir o usuário no negócio',
  'businesses.userRemoved': 'Usuário retirado do negócio',
  'businesses.userRemoveFailed': 'Não foi possível retirar o usuário do negócio',
} as const
