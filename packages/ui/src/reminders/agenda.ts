export { agendaLabels } from '../labels/reminders.ts'
export { AgendaView } from './AgendaView/AgendaView.tsx'
export type { AgendaItem } from './AgendaView/agenda-item.ts'
