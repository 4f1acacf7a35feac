/** Texts of the shell around every page. */
export const shellMessages = {
  'page.loadFailed': 'Não foi possível abrir esta página.',
  'businesses.loadFailed': 'Não foi possível carregar seus negócios.',
} as const
