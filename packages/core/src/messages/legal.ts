/** Texts of the consent to legal texts. */
export const legalMessages = {
  'legal.acceptFailed': 'Não foi possível registrar o seu aceite',
} as const
