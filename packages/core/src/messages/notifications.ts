/** What calls about notifications tell. */
export const notificationMessages = {
  'notifications.settingFailed': 'Não foi possível salvar a escolha de avisos',
} as const
