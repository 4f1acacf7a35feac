/** The greeting and first texts of the home page. */
export const homeMessages = {
  'home.greeting': 'Olá, {name}!',
  'home.welcome': 'Seja bem-vindo(a) ao portal.',
} as const
