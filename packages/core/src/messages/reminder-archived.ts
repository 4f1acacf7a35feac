/** What is said where a reminder was archived while it was edited: loaded with its dialog. */
export const reminderArchivedMessages = {
  'reminders.archivedMeanwhile': 'Este lembrete foi arquivado neste negócio em {at}.',
  'reminders.archivedMeanwhile.by': '{userName} arquivou este lembrete neste negócio em {at}.',
  'reminders.archivedStays': 'O que você salvar fica com ele em “Arquivados”.',
  'reminders.archivedSaved': 'O lembrete está em “Arquivados” desde {at}.',
} as const
