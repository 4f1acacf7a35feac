/** Texts about rights and pages that are withdrawn while a user's page is open. */
export const takenMessages = {
  'businesses.taken': 'Você não tem mais acesso ao negócio {taken}. O portal mostra agora {shown}.',
  'businesses.replaced': 'O portal mostra agora {shown}.',
  'page.taken': 'Seu acesso mudou e não inclui mais esta página.',
} as const
