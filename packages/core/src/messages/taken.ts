/** Texts about rights and pages that are withdrawn while a user's page is open. */
export const takenMessages = {
  'businesses.taken': 'Você não tem mais acesso ao negócio {taken}. O portal mostra agora {shown}.',
  'businesses.replaced': 'O portal mostra agora {shown}.',
  'businesses.draftMoved':
    'O rascunho da demanda, de um negócio que você não tem mais, está agora no negócio {shown}. Confira-o antes de enviar.',
  'page.taken': 'Seu acesso mudou e não inclui mais esta página.',
} as const
