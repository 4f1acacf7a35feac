/** What home says first. */
export const homeMessages = {
  'home.greeting': 'Olá, {name}!',
  'home.welcome': 'Seja bem-vindo(a) ao portal.',
} as const
