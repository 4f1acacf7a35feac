/** Texts of the shell and the home page. */
export const shellMessages = {
  'page.loadFailed': 'Não foi possível abrir esta página.',
  'businesses.loadFailed': 'Não foi possível carregar seus negócios.',
  'businesses.none':
    'Você não está atribuído a nenhum negócio. Entre em contato com o administrador.',
  'notifications.panelEmpty': 'Nenhum lembrete encontrado! :/',
  'notifications.empty': 'Nenhuma notificação encontrada! :/',
  'home.greeting': 'Olá, {name}!',
  'home.welcome': 'Seja bem-vindo(a) ao portal.',
  'cookies.consent':
    'Utilizamos cookies para análise de uso do portal. Saiba mais em nossa política de cookies.',
} as const
