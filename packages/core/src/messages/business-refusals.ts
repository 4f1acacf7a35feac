/** Why a business or its users cannot be changed, by `businesses.refused.<reason>`. */
export const businessRefusalMessages = {
  'businesses.refused.hasDemands':
    'Este negócio tem demandas e não pode ser excluído. Fale com a nossa equipe.',
  'businesses.refused.hasDocuments':
    'Este negócio tem documentos e não pode ser excluído. Fale com a nossa equipe.',
  'businesses.refused.isLast': 'O último negócio não pode ser excluído.',
  'businesses.refused.self': 'Você não pode alterar os seus próprios negócios.',
  'businesses.refused.otherCustomer': 'O usuário informado não pertence ao cliente deste negócio.',
  'businesses.refused.blocked': 'O usuário informado está bloqueado.',
} as const
