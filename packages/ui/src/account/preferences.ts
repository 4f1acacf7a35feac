export { AppearanceCard } from './AppearanceCard/AppearanceCard.tsx'
export {
  NotificationSettingsCard,
  type NotificationSettingsCardProps,
} from './NotificationSettingsCard/NotificationSettingsCard.tsx'
