/** Texts of the notifications, in their panel and on their page. */
export const notificationMessages = {
  'notifications.settingFailed': 'Não foi possível salvar a escolha',
  'notifications.panelEmpty': 'Nenhum lembrete encontrado! :/',
  'notifications.empty': 'Nenhuma notificação encontrada! :/',
} as const
