export { agendaLabels } from '../labels/reminders.ts'
export { type AgendaItem, AgendaView } from './AgendaView/AgendaView.tsx'
