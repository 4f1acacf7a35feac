/** Texts of the consent to legal texts and to cookies. */
export const legalMessages = {
  'legal.acceptFailed': 'Não foi possível registrar o seu aceite',
  'cookies.consent':
    'Utilizamos cookies para análise de uso do portal. Saiba mais em nossa política de cookies.',
} as const
