/** Texts of what is done with the legal texts. */
export const legalMessages = {
  'legal.acceptFailed': 'Não foi possível registrar o seu aceite',
} as const
