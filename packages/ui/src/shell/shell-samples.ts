import type {
  NotificationEntry,
  NotificationPanelProps,
} from './NotificationPanel/notification-panel.types.ts'
import type { ShellBusiness, ShellFirm, ShellUser } from './shell.types.ts'

/** Sample firm for the stories of the shell. */
export const sampleFirm: ShellFirm = {
  name: 'Vasconcelos & Prado',
  label: 'T',
  contactHref: 'https://mensagem.firma.example',
  officeHours: 'Seg. a sex., até as 18h',
}

export const sampleUser: ShellUser = { name: 'Marina Duarte', occupation: 'Diretora financeira' }

export const sampleBusinesses: ShellBusiness[] = [
  { id: 'a', name: 'Aurora Cosméticos' },
  { id: 'b', name: 'Aurora Botânica' },
]

const sampleNotifications: NotificationEntry[] = [
  {
    id: '1',
    title: 'Helena Prado (escritório) escreveu uma mensagem',
    description: 'Contrato de locação da loja Pinheiros',
    href: '/demands/1279',
    isRead: false,
    dateText: '20/11/2026 14:20',
  },
  {
    id: '2',
    title: 'Helena Prado (escritório) entregou a demanda',
    description: 'Parecer sobre banco de horas da fábrica',
    href: '/demands/1258',
    isRead: true,
    dateText: '18/11/2026 09:41',
  },
  {
    id: '3',
    title: 'Rui Melo (escritório) enviou um documento',
    description: 'Minuta da notificação extrajudicial a fornecedor em atraso, segunda versão.pdf',
    href: '/demands/1279',
    isRead: true,
    dateText: '17/11/2026 16:05',
  },
]

export const sampleNotificationPanel: NotificationPanelProps = {
  entries: sampleNotifications,
  unreadCount: 1,
  unseenCount: 1,
  state: 'ready',
  onSeen: () => undefined,
  onRead: () => undefined,
  onMarkAllRead: () => undefined,
}
