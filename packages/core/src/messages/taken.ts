/** Texts of what is taken from a user while their page is open. */
export const takenMessages = {
  'businesses.taken': 'Você não tem mais acesso ao negócio {taken}. O portal mostra agora {shown}.',
  'page.taken': 'Seu acesso mudou e não inclui mais esta página.',
} as const
