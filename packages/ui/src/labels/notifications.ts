import { countOf } from './count.ts'
/** Texts of the notifications. */
export const notificationsLabels = {
  title: 'Notificações',
  filters: 'Filtrar notificações',
  text: 'Texto',
  textPlaceholder: 'Parte do título ou do texto',
  show: 'Mostrar',
  unread: 'Não lidas',
  read: 'Lidas',
  found: (count: number) => countOf(count, 'notificação', 'notificações'),
  pages: 'Páginas de notificações',
  markAllRead: 'Marcar todas como lidas',
  marking: 'Marcando',
  details: 'Ver detalhes',
  emptyUnread: 'Você leu tudo.',
  emptyRead: 'O que você ler fica guardado aqui.',
  isUnread: 'Não lida',
} as const
